/** Rules pages, in Markdown: our own words, with scenes that the real rules play. */
import type { Rules } from '../wire'
import { get } from './api'

export async function rulesOf(game: string, language: string): Promise<string> {
  return (await get<Rules>(`/api/games/${game}/rules`, language)).markdown
}
