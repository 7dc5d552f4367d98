/** The games this browser can lay out: each folder under `games/` is one, loaded when it is needed. */
import type { Component } from 'svelte'
import type { Data } from '../wire'
import type { LiveTable } from './table.svelte'

export interface TableLook {
  default: Component<{ table: LiveTable<any> }> // of a game of its own
  /** How long what happened is looked at before the game goes on, by the event's name, in ms. */
  beats?: Record<string, number>
  /** The share of that time in which the sentence does not tell yet what is about to be seen. */
  hush?: Record<string, number>
  /** Whether an event waits until somebody says that they have seen it. */
  waits?: (event: Data) => boolean
  /** What an event sounds like, where it is not a card laid down. */
  sounds?: Record<string, 'card' | 'dice'>
  /** Events that go without saying. */
  quiet?: string[]
  /** Events told in the log, but seen on the table anyway. */
  seen?: string[]
}

const tables = import.meta.glob<TableLook>('../games/*/Table.svelte')
const lids = import.meta.glob<{ default: Component }>('../games/*/Lid.svelte')

export function tableOf(game: string): Promise<TableLook> {
  const load = tables[`../games/${game}/Table.svelte`]
  return load ? load() : import('../shell/PlainTable.svelte')
}

/** The picture on a game's box, if it has one. */
export const lidOf = (game: string) => lids[`../games/${game}/Lid.svelte`]?.()
