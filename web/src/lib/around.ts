/** Where a seat is at a table that one sits around: oneself below, the others clockwise from the left. */
export type Place = 'me' | 'left' | 'top-left' | 'top' | 'top-right' | 'right'

const PLACES: Record<number, Place[]> = {
  1: ['me'],
  2: ['me', 'top'],
  3: ['me', 'top-left', 'top-right'],
  4: ['me', 'left', 'top', 'right'],
  5: ['me', 'left', 'top-left', 'top-right', 'right'],
}

export function placeOf(seat: number, seats: number, you: number | null): Place {
  const places = PLACES[seats] ?? PLACES[5]
  return places[(seat - (you ?? 0) + seats) % seats] ?? 'top'
}
