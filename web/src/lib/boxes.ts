/** What games know of their real boxes: loaded beside one. */
import type { Component, Snippet } from 'svelte'
import type { Data } from '../wire'
import type { LiveTable } from './table.svelte'

/** What an owner of the box teaches us of it: its dice, its board. `missing`: what it needs before a game can start. */
export type OwnBox = Component<{ options: Data; missing: string; seats: number }, object, 'options' | 'missing'>
const ownBoxes = import.meta.glob<{ default: OwnBox }>('../games/*/OwnBox.svelte')
export const ownBoxOf = (game: string) => ownBoxes[`../games/${game}/OwnBox.svelte`]?.()

/** How what the real cards or dice show is entered, where that is more than a choice of outcomes. */
const deals = import.meta.glob<{ default: Component<{ table: LiveTable<any>; deal: Data; children: Snippet }> }>('../games/*/Deal.svelte')
export const dealOf = (game: string) => deals[`../games/${game}/Deal.svelte`]?.()
