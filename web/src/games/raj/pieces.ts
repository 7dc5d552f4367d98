import type { Drawn } from '../../pieces'
import Bid from './Bid.svelte'
import Prize from './Prize.svelte'

const upTo15 = Array.from({ length: 15 }, (_, i) => i + 1)
const seats = [0, 1, 2, 3, 4]

export const pieces: Drawn[] = [
  { piece: Prize, width: 100, height: 140, named: Object.fromEntries(upTo15.flatMap((n) => [n, -n]).map((value) => [`prize ${value}`, { value }])) },
  { piece: Bid, width: 76, height: 100, named: Object.fromEntries(upTo15.map((card) => [`bid ${card}`, { card, seat: 0 }])) },
  { piece: Bid, width: 76, height: 100, named: Object.fromEntries(seats.map((seat) => [`back ${seat}`, { card: null, seat, down: true }])) },
]
