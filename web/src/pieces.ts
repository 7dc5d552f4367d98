/** The pieces of all games as SVG, for who draws a table without a browser. Made by the build (`web/pieces.ts`). */
import type { Component } from 'svelte'
import { render } from 'svelte/server'
import Emblem from './shell/Emblem.svelte'

/** Pieces that one component draws: their size, and what each name stands for. */
export interface Drawn {
  piece: Component<any>
  width: number
  height: number
  named: Record<string, Record<string, unknown>>
}

const SEATS = Array.from({ length: 10 }, (_, seat) => seat)
const SHARED: Drawn[] = [
  { piece: Emblem, width: 24, height: 24, named: Object.fromEntries(SEATS.map((seat) => [`emblem ${seat}`, { seat, size: '100%' }])) },
]
const games = import.meta.glob<Drawn[]>('./games/*/pieces.ts', { eager: true, import: 'pieces' })

const drawn = (from: Drawn[]) =>
  Object.fromEntries(
    from.flatMap(({ piece, width, height, named }) =>
      Object.entries(named).map(([name, props]) => {
        const { body } = render(piece, { props, idPrefix: name.replace(/\W+/g, '-') })
        return [name, { width, height, svg: body.slice(body.indexOf('<svg'), body.lastIndexOf('</svg>') + 6) }]
      }),
    ),
  )

/** By game and name. */
export const pieces = () =>
  Object.fromEntries(Object.entries(games).map(([path, own]) => [path.split('/')[2], { ...drawn(SHARED), ...drawn(own) }]))
