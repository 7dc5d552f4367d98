/** The dice that somebody has before them. */
import type { Kind } from './moves'

export interface HandDie {
  kind: Kind
  face: number | null // null: not rolled
  /** free: can be picked · rest: cannot · shown: not mine, or nothing to pick now · rolling */
  state: 'free' | 'rest' | 'shown' | 'rolling'
}
