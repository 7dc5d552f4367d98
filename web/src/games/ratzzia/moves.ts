/** Sorting what the server says could be done. What fits where is the server's to say. */
import { meant, type Choice, type Meant } from '../../lib/shapes'
import type { Die, Game, Meaning } from './view'

export type Kind = Die['kind']
export type Placing = Meant<Meaning, 'place'>

/** The cat's place among the columns, which count from 1. */
export const CAT = 0

/** The ways to place a die of this kind, with this face if it has one. */
export function placings(moves: Choice<Game>[], kind?: Kind, face: number | null = null): Placing[] {
  return meant(moves, 'place')
    .filter(({ meaning }) => kind === undefined || meaning.die === kind)
    .filter(({ meaning }) => face === null || meaning.face === face)
}

/** Moves that are made by pointing at a column. */
export const atColumns = (moves: Choice<Game>[]) => meant(moves, 'recall', 'send', 'candy-from-column')

/** Moves that are made by pointing at a seat. */
export const atSeats = (moves: Choice<Game>[]) => meant(moves, 'rob', 'candy-from-seat')

/** The move that rolls exactly these faces again, if it is one. */
export function rerolling(moves: Choice<Game>[], faces: number[]): Meant<Meaning, 'reroll'> | null {
  const asked = [...faces].sort().join()
  return meant(moves, 'reroll').find(({ meaning }) => [...meaning.dice].sort().join() === asked) ?? null
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
