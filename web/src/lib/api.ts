import type { Refusal } from '../wire'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

/** What the server refused, or that it could not be reached, in a sentence for the player. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence)
  }
}

async function call<T>(method: string, path: string, body?: unknown, language: string = settings.language, seat: number | null = null): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language }
  if (seat !== null) headers['X-Seat'] = String(seat)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refused('offline', say('offline-short'))
  }
  const data = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  const refusal = data as Refusal | null
  throw new Refused(refusal?.code ?? String(answer.status), refusal?.sentence ?? say('went-wrong'))
}

/** Of several people at one browser, `seat` says who asks. */
export const get = <T>(path: string, language?: string, seat?: number | null) => call<T>('GET', path, undefined, language, seat)
export const post = <T>(path: string, body?: unknown, seat?: number | null) => call<T>('POST', path, body, undefined, seat)
export const put = <T>(path: string, body: unknown) => call<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown, seat?: number | null) => call<T>('PATCH', path, body, undefined, seat)

/** What went wrong, as a sentence. */
export const sentenceOf = (fault: unknown) => (fault instanceof Refused ? fault.message : say('went-wrong'))
