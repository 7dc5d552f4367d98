/** Sorting what the server says could be done. What it is worth is the server's to say. */
import type { Choice } from '../../wire'

export interface Scoring {
  move: string
  dice: number[] // positions, from 1
  points: number
  bonus: number
  gift: number
  receiver: number
}

export function scorings(moves: Choice[]): Scoring[] {
  return moves
    .filter((choice) => choice.meaning?.meaning === 'score')
    .map(({ move, meaning }) => ({
      move,
      dice: meaning!.dice,
      points: meaning!.points,
      bonus: meaning!.bonus,
      gift: meaning!.gift,
      receiver: meaning!.receiver_seat,
    }))
    .sort((a, b) => b.points + b.bonus - a.points - a.bonus || a.gift - b.gift)
}

const same = (a: number[], b: number[]) => a.length === b.length && a.every((one) => b.includes(one))

/** The move that does this with exactly these dice, if it is one. */
export function moveWith(moves: Choice[], meaning: 'reroll' | 'score', dice: number[]): string | null {
  const found = moves.find((choice) => choice.meaning?.meaning === meaning && same(choice.meaning.dice, dice))
  return found?.move ?? null
}
