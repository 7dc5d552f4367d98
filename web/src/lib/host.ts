/** Making tables. */
import type { CreateTable, GameInfo, Seated } from '../wire'
import { post } from './api'
import { route } from './route.svelte'
import { settings } from './settings.svelte'

/** Three make good company, where the game allows it. */
export const company = (game: GameInfo) => Math.min(Math.max(3, game.least_seats), game.most_seats)

/** A new table, and there we go. */
export async function makeTable(wish: CreateTable) {
  const name = settings.name.trim() || null
  const { table } = await post<Seated>('/api/tables', { name, pace: settings.pace, ...wish })
  route.go(`/t/${table.code}`)
}
