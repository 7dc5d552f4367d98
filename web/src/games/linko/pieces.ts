import type { Drawn } from '../../pieces'
import Card from './Card.svelte'

const faces = [...Array.from({ length: 13 }, (_, i) => i + 1), 'X']

export const pieces: Drawn[] = [
  { piece: Card, width: 50, height: 70, named: Object.fromEntries(faces.map((face) => [`card ${face}`, { face }])) },
]
