/** What has happened at a table, shown moment by moment: nothing is told before it is seen. */
import type { Data, Now, State, Step, Told } from '../wire'
import type { TableLook } from './games'
import type { Shapes } from './shapes'

/** What happened in one entry of the log, with the table before and after it. */
export interface Moment<G extends Shapes = Shapes> {
  events: G['event'][]
  before: G['view']
  after: G['view']
}

/** A moment that is looked at for a while before the game goes on. */
export interface Beat<G extends Shapes = Shapes> extends Moment<G> {
  time: number // ms
  hush: number // the share of it in which nothing is said yet
  waits: boolean // for somebody to say that they have seen it
  told: number // entries of the log that are told once it is said
}

/** What each seat's points changed by. */
export type Gains = (number | null)[]

/** How long it is waited for somebody to go on, in ms. */
const PATIENCE = 30_000

export class Story<G extends Shapes = Shapes> {
  seq = $state(0)
  now = $state.raw<Now | null>(null)
  beat = $state.raw<Beat<G> | null>(null)
  gains = $state.raw<Gains>([])
  undone = $state<number | null>(null)
  live = $state(false) // something has happened while we were here
  clocksAt = 0 // when the clocks in `now` were right

  private entries = $state.raw<G['event'][][]>([])
  private from = $state(0) // the number of the first of them
  private said = $state(true) // whether the events of the beat are told yet
  private beats: Beat<G>[] = []
  private timers: ReturnType<typeof setTimeout>[] = []

  constructor(
    private begins: (events: Data[]) => void,
    private settled: () => void,
  ) {}

  /** What is told so far: for each entry of the log its events. */
  get told(): G['event'][][] {
    if (!this.beat) return this.entries
    return this.entries.slice(0, Math.max(0, this.beat.told - this.from - (this.said ? 0 : 1)))
  }

  /** Whether a beat is on whose outcome is still to be seen. */
  get hushed(): boolean {
    return this.beat !== null && !this.said
  }

  /** The table as it is, without what led to it. */
  begin(state: State) {
    this.forget()
    this.seq = state.seq
    this.now = state.now
    this.clocksAt = performance.now()
    this.entries = state.story
    this.from = state.story_from
    this.gains = []
    this.undone = null
  }

  /** Something has happened. False: we have heard of it already. */
  add(step: Step, look: TableLook | undefined, pace: number): boolean {
    if (step.seq <= this.seq || !this.now) return false
    const before = this.now.view
    const entries = [...this.entries.slice(0, step.kept - this.from), ...step.told.map((told) => told.events)]
    for (const { entry, events } of step.retold) if (entry >= this.from) entries[entry - this.from] = events
    this.seq = step.seq
    this.live = true
    this.entries = entries
    this.now = step.now
    this.clocksAt = performance.now()
    this.undone = step.undone
    if (step.undone !== null) this.gains = []
    this.show(step, before, look, pace)
    return true
  }

  /** Ends what is being shown: whoever touches anything has seen enough. What waits for an answer stays. */
  skip = () => {
    if (!this.beat || this.beat.waits) return
    while (this.beats.length && !this.beats[0].waits) this.gain(this.beats.shift()!)
    this.next()
  }

  /** The moment that waits has been seen. */
  goOn = () => {
    if (this.beat?.waits) this.next()
  }

  /** Nothing more is shown. */
  forget() {
    this.timers.forEach(clearTimeout)
    this.timers = []
    this.beats = []
    this.beat = null
    this.said = true
  }

  private show(step: Step, before: G['view'], look: TableLook | undefined, pace: number) {
    step.told.forEach((told, i) => {
      const after = told.view ?? step.now.view
      const { time, hush, waits } = beatOf(told, look)
      const moment = { events: told.events, before, after, told: step.kept + i + 1 }
      if (time) this.beats.push({ ...moment, time: time * pace, hush, waits: false })
      if (waits) this.beats.push({ ...moment, time: PATIENCE, hush: 0, waits })
      const known = told.view || i === step.told.length - 1 // no view comes with what is hidden or dealt amid others
      if (!known) return
      if (!time && !waits && !this.beat && !this.beats.length) this.gain({ before, after })
      before = after
    })
    if (!this.beat) this.next()
  }

  private next() {
    this.timers.forEach(clearTimeout)
    this.timers = []
    if (this.beat && !this.beat.waits) this.gain(this.beat)
    const beat = (this.beat = this.beats.shift() ?? null)
    this.said = !beat?.hush
    if (!beat) return this.settled()
    this.begins(beat.events)
    if (beat.hush) this.timers.push(setTimeout(() => (this.said = true), beat.time * beat.hush))
    this.timers.push(setTimeout(() => this.next(), beat.time))
  }

  private gain({ before, after }: { before: G['view']; after: G['view'] }) {
    this.gains = gains(before, after) ?? this.gains
  }
}

/** What each seat's points changed by between two views; null: nothing. */
export function gains(before: Data, after: Data): Gains | null {
  const [old, fresh] = [before.scores as number[] | undefined, after.scores as number[] | undefined]
  if (!old || !fresh || old.every((score, seat) => score === fresh[seat])) return null
  return fresh.map((score, seat) => (score === old[seat] ? null : score - old[seat]))
}

/** How a table shows what was told: as long as its longest event. */
function beatOf({ events }: Told, look: TableLook | undefined) {
  const longest = (of: Record<string, number> | undefined) => Math.max(0, ...events.map((event) => of?.[event.event] ?? 0))
  const waits = events.some((event) => look?.waits?.(event))
  return { time: longest(look?.beats), hush: longest(look?.hush), waits }
}
