/** The tables this browser was last at, so that one can go on after closing it. */
import { keep, kept } from './keep'

const MOST = 6

export interface Recent {
  code: string
  game: string
}

export const recent = () => kept<Recent[]>('recent', [])

export function remember(code: string, game: string) {
  keep('recent', [{ code, game }, ...recent().filter((one) => one.code !== code)].slice(0, MOST))
}

export function forget(code: string) {
  keep('recent', recent().filter((one) => one.code !== code))
}
