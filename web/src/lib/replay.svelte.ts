/** Stepping back through a game: with one's own eyes, and once it is over with anybody's. */
import type { Data, Story, StoryEntry } from '../wire'
import { get } from './api'
import type { Shapes } from './shapes'
import type { Moment } from './story.svelte'

/** Whose eyes a replay is seen with; null: one's own. */
export type Eyes = number | 'open' | null

/** What is to be read beside the table while an entry is looked at. */
interface Note {
  at: number
  text: string
}

const MOMENT = 1_800 // ms, of a replay that plays by itself
const AT_ONCE = 200 // entries in one answer

export class Replay<G extends Shapes = Shapes> {
  past = $state.raw<Story | null>(null)
  at = $state(0)
  note = $state.raw<Note | null>(null)
  playing = $state.raw<ReturnType<typeof setInterval> | null>(null)

  constructor(
    private code: string,
    private tells: (events: Data[]) => boolean, // whether somebody would see or read something
    private seat: number | null = null,
  ) {}

  /** Through the eyes of a seat, or with everything open; at an entry, else at the last that told something. */
  async open(eyes: Eyes, at: number | null) {
    const whose = eyes === null ? '' : eyes === 'open' ? '&open=true' : `&seat=${eyes}`
    const part = (first: number) => get<Story>(`/api/tables/${this.code}/story?first=${first}&count=${AT_ONCE}${whose}`, undefined, this.seat)
    const past = await part(0)
    while (past.entries.length < past.total) {
      const more = await part(past.entries.length)
      if (more.entries.length === 0) break
      past.entries.push(...more.entries)
    }
    this.past = past
    this.at = Math.min(at ?? past.entries.length, past.entries.length)
    if (at === null && !this.tells(past.entries.at(-1)?.events ?? [])) this.step(-1)
  }

  /** To the next or the previous entry that told something. */
  step(by: 1 | -1) {
    if (!this.past) return
    let at = this.at + by
    while (at > 0 && at < this.past.entries.length && !this.tells(this.past.entries[at - 1].events)) at += by
    this.at = Math.max(0, Math.min(at, this.past.entries.length))
  }

  /** Goes on by itself to the end, moment by moment. */
  play(pace: number) {
    if (this.at === this.past?.entries.length) this.at = 0
    this.playing = setInterval(() => {
      this.step(1)
      if (this.at === this.past?.entries.length) this.stop()
    }, MOMENT * pace)
  }

  stop() {
    clearInterval(this.playing ?? undefined)
    this.playing = null
  }

  close() {
    this.stop()
    this.past = this.note = null
  }

  get entry(): StoryEntry | null {
    return this.past && this.at > 0 ? this.past.entries[this.at - 1] : null
  }

  get view(): G['view'] | null {
    return this.entry?.view ?? this.past?.start ?? null
  }

  /** What happened in the entry that is looked at. */
  get moment(): Moment<G> | null {
    if (!this.past || !this.entry) return null
    const before = this.at > 1 ? this.past.entries[this.at - 2].view : this.past.start
    return { events: this.entry.events, before, after: this.entry.view }
  }

  /** What was told up to here. */
  get told(): G['event'][][] {
    return this.past?.entries.slice(0, this.at).map((entry) => entry.events) ?? []
  }
}
