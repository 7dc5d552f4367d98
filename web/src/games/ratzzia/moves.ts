/** Sorting what the server says could be done. What fits where is the server's to say. */
import type { Choice } from '../../wire'

export type Kind = 'mouse' | 'candy' | 'support'
export interface Placed {
  owner: number | null
  value: number
  kind: Kind
}
export interface Space {
  number: number | null
  linked: boolean
  food: number
  die: Placed | null
}
export interface Column {
  reward: string
  amount: number | null
  spaces: Space[] // bottom to top
}

/** The cat's place among the columns, which count from 1. */
export const CAT = 0

const named = (choice: Choice, ...names: string[]) => names.includes(choice.meaning?.meaning)

export const moveOf = (moves: Choice[], meaning: string) => moves.find((choice) => named(choice, meaning)) ?? null

/** The ways to place a die of this kind, with this face if it has one. */
export function placings(moves: Choice[], kind?: Kind, face: number | null = null): Choice[] {
  return moves
    .filter((choice) => named(choice, 'place'))
    .filter(({ meaning }) => kind === undefined || meaning!.die === kind)
    .filter(({ meaning }) => face === null || meaning!.face === face)
}

/** Moves that are made by pointing at a column. */
export const atColumns = (moves: Choice[]) => moves.filter((choice) => named(choice, 'recall', 'send', 'candy-from-column'))

/** Moves that are made by pointing at a seat. */
export const atSeats = (moves: Choice[]) => moves.filter((choice) => named(choice, 'rob', 'candy-from-seat'))

/** The move that rolls exactly these faces again, if it is one. */
export function rerolling(moves: Choice[], faces: number[]): string | null {
  const asked = [...faces].sort().join()
  const found = moves.find((choice) => named(choice, 'reroll') && [...choice.meaning!.dice].sort().join() === asked)
  return found?.move ?? null
}

/** Where the next die of a column comes to lie: above the topmost one. */
export function above(spaces: (Placed | null)[]): number {
  let next = 0
  spaces.forEach((die, i) => {
    if (die) next = i + 1
  })
  return next
}

/** What the next space of a column takes: a face, 0 for any, null if there is none. */
export function wanted({ spaces }: Column): number | null {
  const next = above(spaces.map((space) => space.die))
  if (next === spaces.length) return null
  const { number, linked } = spaces[next]
  return number ?? (linked ? (spaces[next - 1].die?.value ?? 0) : 0)
}

/** An amount of food as change: cheese 10, crackers 5, sausages 1. */
export function change(food: number): ('cheese' | 'cracker' | 'sausage')[] {
  const left = food % 10
  return [
    ...Array<'cheese'>(Math.floor(food / 10)).fill('cheese'),
    ...Array<'cracker'>(Math.floor(left / 5)).fill('cracker'),
    ...Array<'sausage'>(left % 5).fill('sausage'),
  ]
}
