/** What was tapped of a roll at the box, until it is entered: the pad may be laid out anew meanwhile, by another line. */
import type { LiveTable } from './table.svelte'

let kept: { roll: string; faces: unknown[] } = { roll: '', faces: [] }

export const rollOf = (table: LiveTable<any>) => `${table.code} ${table.story.seq}`

export const tapped = <T>(roll: string) => (kept.roll === roll ? (kept.faces as T[]) : [])

export function keepTapped(roll: string, faces: unknown[]) {
  kept = { roll, faces }
}
