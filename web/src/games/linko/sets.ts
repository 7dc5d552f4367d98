/** Sorting what the server says could be played. What a set does is the server's to say. */
import type { Choice } from '../../lib/shapes'
import type { Game, View } from './view'

export type Face = View['display'][number]

export interface CardSet {
  move: string
  face: Face // X: jokers alone
  numbers: number // cards of that number
  jokers: number // that go with them, or alone
  cards: Face[]
  attacked: number[]
}

export function sets(moves: Choice<Game>[]): CardSet[] {
  return moves.flatMap(({ move, meaning }) => {
    if (meaning?.meaning !== 'play') return []
    const { cards } = meaning
    const jokers = count(cards, 'X')
    return [{ move, face: cards[0], numbers: cards.length - jokers, jokers, cards, attacked: meaning.attacked.slice(0, meaning.attacks) }]
  })
}

export const count = (cards: Face[], face: Face) => cards.filter((card) => card === face).length

/** The set of exactly these cards, if it is one. */
export function setWith(all: CardSet[], face: Face, numbers: number, jokers: number): CardSet | null {
  return all.find((set) => set.face === face && set.numbers === numbers && set.jokers === jokers) ?? null
}

/** What a tap on a group begins with: all its cards and no joker; of jokers alone, one. */
export function firstSet(all: CardSet[], face: Face): CardSet | null {
  const own = all.filter((set) => set.face === face && (face === 'X' || set.jokers === 0))
  own.sort((a, b) => (face === 'X' ? a.jokers - b.jokers : b.numbers - a.numbers))
  return own[0] ?? null
}
