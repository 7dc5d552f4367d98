import type { Drawn } from '../../pieces'
import { COLOURS } from './colours'
import Die from './Die.svelte'

const faces = [1, 2, 3, 4, 5, 6].flatMap((number) => COLOURS.map((colour) => ({ number, colour })))

export const pieces: Drawn[] = [
  {
    piece: Die,
    width: 100,
    height: 100,
    named: {
      'die rolling': { number: null, colour: null },
      ...Object.fromEntries(faces.map((face) => [`die ${face.number} ${face.colour}`, face])),
    },
  },
]
