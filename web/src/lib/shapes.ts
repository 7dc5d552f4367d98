/** What a game puts on the wire. Each game's own types stand in `games/NAME/view.ts`, written by `make wire`. */
import type { Choice as AnyChoice, Data } from '../wire'

export interface Shapes {
  view: Data
  prompt: Data
  meaning: Data
  event: Data
  options: Data
}

/** A legal move, and what it means. */
export interface Choice<G extends Shapes = Shapes> extends AnyChoice {
  meaning: G['meaning'] | null
}

/** A legal move with a meaning of that name. */
export interface Meant<M, N extends string> {
  move: string
  meaning: Extract<M, { meaning: N }>
}

/** The moves with a meaning of one of these names. */
export function meant<M extends { meaning: string }, const N extends M['meaning']>(
  moves: { move: string; meaning: M | null }[],
  ...names: N[]
): Meant<M, N>[] {
  return moves.filter(({ meaning }) => meaning && (names as string[]).includes(meaning.meaning)) as Meant<M, N>[]
}

/** The event of that name. */
export type Named<E, N extends string> = E extends { event: infer M } ? (N extends M ? E : M extends N ? E : never) : E

/** The first of these events with one of these names. */
export function found<E extends Data, N extends string>(events: E[] | undefined, ...names: N[]): Named<E, N> | null {
  return (events?.find((event) => names.includes(event.event)) as Named<E, N> | undefined) ?? null
}
