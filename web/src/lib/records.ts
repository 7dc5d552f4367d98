/** A person's own record at each game, kept in this browser. */
import { keep, kept } from './keep'

export interface OwnRecord {
  best: number
  played: number
  won: number
  before: number | null // the best before the last game
  last: string // the last table that was counted
}

/** Counts a game that is over, once; the record with it. Tables with other options have records of their own. */
export function count(game: string, terms: unknown, table: string, score: number, won: boolean): OwnRecord {
  const all = kept<Record<string, OwnRecord>>('records', {})
  const name = `${game} ${JSON.stringify(terms)}`
  const old = all[name]
  if (old?.last === table) return old
  const record = {
    best: Math.max(score, old?.best ?? score),
    played: (old?.played ?? 0) + 1,
    won: (old?.won ?? 0) + Number(won),
    before: old?.best ?? null,
    last: table,
  }
  keep('records', { ...all, [name]: record })
  return record
}
