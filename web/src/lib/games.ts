/** The games this browser can lay out: each folder under `games/` is one, loaded when it is needed. */
import * as elsewhere from 'virtual:games-elsewhere'
import type { Component } from 'svelte'
import type { Data } from '../wire'
import type { Sound } from './sound'
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
  sounds?: Record<string, Sound>
  /** Events told in the log, but seen on the table anyway. */
  seen?: string[]
}

/** What stands on a game's box. */
export interface BoxFacts {
  minutes: readonly [number, number]
  difficulty: number // 1 to 3
  experiments?: string[] // options that are for those who study the game
}

const boxes = import.meta.glob<BoxFacts>('../games/*/box.ts', { eager: true })
const tables = import.meta.glob<TableLook>('../games/*/Table.svelte')
const lids = import.meta.glob<{ default: Component }>('../games/*/Lid.svelte')

export function tableOf(game: string): Promise<TableLook> {
  const load = tables[`../games/${game}/Table.svelte`] ?? elsewhere.tables[game]
  return load ? load() : import('../shell/PlainTable.svelte')
}

export const boxOf = (game: string): BoxFacts | undefined => boxes[`../games/${game}/box.ts`] ?? elsewhere.boxes[game]

/** How bots play that people play against; all others are simple ones, for experiments. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master']

/** The picture on a game's box, if it has one. */
export const lidOf = (game: string) => (lids[`../games/${game}/Lid.svelte`] ?? elsewhere.lids[game])?.()
