/** Sorting what the server says could be done. What it is worth is the server's to say. */
import type { Choice } from '../../lib/shapes'
import type { Game, ScoreMeaning } from './view'

export interface Scoring extends ScoreMeaning {
  move: string
}

export function scorings(moves: Choice<Game>[]): Scoring[] {
  return moves
    .flatMap(({ move, meaning }) => (meaning?.meaning === 'score' ? [{ move, ...meaning }] : []))
    .sort((a, b) => b.points + b.bonus - a.points - a.bonus || a.gift - b.gift)
}

const same = (a: number[], b: number[]) => a.length === b.length && a.every((one) => b.includes(one))

/** The move that does this with exactly these dice, if it is one. */
export function moveWith(moves: Choice<Game>[], name: 'reroll' | 'score', dice: number[]): string | null {
  return moves.find(({ meaning }) => meaning?.meaning === name && same(meaning.dice, dice))?.move ?? null
}
