/** What this browser adds to the luck of a table's deals, kept beyond this window: the check comes at the game's end. */
import type { FairDeal } from '../wire'
import { newId } from './ids'
import { keep, kept } from './keep'

export interface Luck {
  table: string
  commitment: string // the hash that was shown before anything was added
  value: string
}

const KEPT = 50 // tables

export const luckOf = (table: string): Luck | null => kept<Luck[]>('luck', []).find((luck) => luck.table === table) ?? null

/** What is added to the deals of a table, the same each time; nothing once they are settled. */
export function luckFor(table: string, fair: FairDeal | null): Luck | null {
  if (!fair || fair.contributions) return null
  const luck = luckOf(table) ?? { table, commitment: fair.commitment, value: newId() }
  const others = kept<Luck[]>('luck', []).filter((other) => other.table !== table)
  keep('luck', [luck, ...others].slice(0, KEPT))
  return luck
}
