/** What this browser keeps of somebody's practising: mistakes, which come again until they are known. */
import type { Mistakes, MyGames, Puzzle, Puzzles } from '../wire'
import { get } from './api'
import { keep, kept } from './keep'

const DAYS = [1, 3, 7, 21] // until a mistake comes again, each time it was got right
const RUN = 10
const MOST = 300 // mistakes that are kept
const DAY = 86_400_000
const GRADES = [34, 67] // of 100 wrong tries, from which a puzzle is tricky, and hard

interface Mistake {
  code: string // of the table
  entry: number // of its log
  stage: number
  due: number // a day, counted from 1970
}

/** The day as the calendar here has it, counted from 1970: the same number for everybody on the same date. */
export function today(): number {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY
}

export const gradeOf = (wrong: number) => (wrong < GRADES[0] ? 'easy' : wrong < GRADES[1] ? 'tricky' : 'hard')

const puzzle = (game: string, number: number) => get<Puzzle>(`/api/games/${game}/puzzles/${number}`)

/** The day's puzzle of a game. */
export async function ofToday(game: string): Promise<(() => Promise<Puzzle>)[]> {
  const { wrong } = await get<Puzzles>(`/api/games/${game}/puzzles`)
  return [() => puzzle(game, today() % wrong.length)]
}

/** Ten of them, from easy to hard. */
export async function ofRun(game: string): Promise<(() => Promise<Puzzle>)[]> {
  const { wrong } = await get<Puzzles>(`/api/games/${game}/puzzles`)
  const left = wrong.map((_, number) => number)
  const drawn = Array.from({ length: Math.min(RUN, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0])
  return drawn.sort((a, b) => wrong[a] - wrong[b]).map((number) => () => puzzle(game, number))
}

const mistakes = () => kept<Mistake[]>('mistakes', [])

export const due = () => mistakes().filter((one) => one.due <= today())

/** Those that are due and still to be had; what is no longer there is forgotten. */
export async function ofMistakes(): Promise<(() => Promise<Puzzle>)[]> {
  const found: Puzzle[] = []
  for (const code of new Set(due().map((one) => one.code))) {
    const here = await get<Mistakes>(`/api/tables/${code}/mistakes`).then(({ puzzles }) => puzzles, () => null)
    if (!here) continue
    const wanted = due().filter((one) => one.code === code)
    const there = here.filter((one) => wanted.some(({ entry }) => entry === one.entry))
    if (here.length) forget(code, wanted.filter(({ entry }) => !there.some((one) => one.entry === entry)).map((one) => one.entry))
    found.push(...there)
  }
  return found.map((one) => async () => one)
}

/** What cost most in all of one's games, the costliest first. */
export async function ofWorst(): Promise<(() => Promise<Puzzle>)[]> {
  const worst = (await get<MyGames>('/api/me/games')).mistakes.slice(0, RUN)
  const codes = [...new Set(worst.map((one) => one.code))]
  const there = (await Promise.all(codes.map((code) => get<Mistakes>(`/api/tables/${code}/mistakes`)))).flatMap(({ puzzles }) => puzzles)
  const found = worst.map(({ code, entry }) => there.find((one) => one.code === code && one.entry === entry))
  return found.filter((one) => one !== undefined).map((one) => async () => one)
}

function forget(code: string, entries: number[]) {
  if (entries.length) keep('mistakes', mistakes().filter((one) => one.code !== code || !entries.includes(one.entry)))
}

/** Takes in what the coach found at a table. */
export async function note(code: string) {
  const { puzzles } = await get<Mistakes>(`/api/tables/${code}/mistakes`)
  const known = mistakes()
  const fresh = puzzles.filter((one) => !known.some((old) => old.code === code && old.entry === one.entry))
  keep('mistakes', [...known, ...fresh.map((one) => ({ code, entry: one.entry!, stage: 0, due: today() + DAYS[0] }))].slice(-MOST))
}

/** A mistake was tried again: later, from the beginning, or it is known. */
export function tried({ code, entry }: Puzzle, right: boolean) {
  const all = mistakes()
  const old = all.find((one) => one.code === code && one.entry === entry)
  if (!old) return
  const stage = right ? old.stage + 1 : 0
  const others = all.filter((one) => one !== old)
  keep('mistakes', stage === DAYS.length ? others : [...others, { ...old, stage, due: today() + DAYS[stage] }])
}
