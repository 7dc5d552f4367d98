/** Who plays at this browser: names are typed once. */
import { keep, kept } from './keep'

const KEPT = 12

export const remembered = (): string[] => kept<string[]>('people', []).filter((name) => typeof name === 'string')

/** The latest come first. */
export function remember(names: string[]) {
  const fresh = names.filter(Boolean)
  keep('people', [...fresh, ...remembered().filter((name) => !fresh.includes(name))].slice(0, KEPT))
}
