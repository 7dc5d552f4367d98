/** Making tables. */
import type { CreateTable, Data, GameInfo, OptionInfo, Seated, Table } from '../wire'
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

/** What is usual for an option at a table of so many. */
export const usual = (option: OptionInfo, seats: number) => option.defaults?.[String(seats)] ?? option.default

/** An option's value as people write it. */
export const written = (option: OptionInfo, value: unknown) =>
  Array.isArray(value) ? value.join(option.kind === 'text' ? ' ' : ' : ') : String(value)

/** The options of a table that differ from the usual. */
export function unusual(game: GameInfo, info: Table): Data {
  const differs = (option: OptionInfo) => JSON.stringify(info.options[option.name]) !== JSON.stringify(usual(option, info.seats.length))
  return Object.fromEntries(game.options.filter(differs).map(({ name }) => [name, info.options[name]]))
}
