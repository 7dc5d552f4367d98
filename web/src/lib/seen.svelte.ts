/** What is seen at a table, and how it is told: all of it belongs to the moment that is shown. */
import type { Data, Now, Result, Story as PastStory, StoryEntry, Table } from '../wire'
import type { Commands } from './commands.svelte'
import type { Replay } from './replay.svelte'
import { found, type Choice, type Named, type Shapes } from './shapes'
import { gains, type Beat, type Gains, type Moment, type Story } from './story.svelte'
import { say, words } from './words.svelte'

export abstract class Seen<G extends Shapes = Shapes> {
  info = $state.raw<Table | null>(null)
  mine = $state<number | null>(null) // the seat of who sits before this browser
  protected yours = $state.raw<number[]>([]) // the seats of all who play at it
  quiet: string[] = [] // events that go without saying
  aloud = $state(false) // all who play look at this page together

  abstract readonly story: Story<G>
  abstract readonly replay: Replay<G>
  abstract readonly commands: Commands

  get now(): Now | null {
    return this.story.now
  }

  get past(): PastStory | null {
    return this.replay.past
  }

  get entry(): StoryEntry | null {
    return this.replay.entry
  }

  /** What is looked at for a while before the game goes on. */
  get beat(): Beat<G> | null {
    return this.past ? null : this.story.beat
  }

  /** What the table shows happening: a beat, or an entry of the replay. */
  get moment(): Moment<G> | null {
    return this.past ? this.replay.moment : this.story.beat
  }

  get view(): G['view'] | null {
    return this.past ? this.replay.view : (this.beat?.after ?? this.now?.view ?? null)
  }

  /** The table as it is, whatever is being shown. */
  get current(): G['view'] | null {
    return this.now?.view ?? null
  }

  /** The seat whose eyes we look through: one's own, or in a replay any. */
  get you(): number | null {
    return this.past ? this.past.seat : this.mine
  }

  /** The seat that is spoken to as “you”: nobody where several people read it. */
  get addressed(): number | null {
    return this.aloud ? null : this.you
  }

  /** A move of one's own is on its way. */
  get pending(): boolean {
    return this.commands.pending !== null
  }

  get phase() {
    return this.info?.phase ?? 'lobby'
  }

  get options(): G['options'] {
    return this.info?.options ?? {}
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, i) => seat.name ?? say('player-name', { number: i + 1 }))
  }

  get words() {
    return words.of(this.info?.game ?? '')
  }

  /** What may be done now; nothing while something is shown or on its way. */
  get moves(): Choice<G>[] {
    return this.past || this.beat || this.pending ? [] : (this.now?.moves ?? [])
  }

  /** What is to be decided now. */
  get prompt(): G['prompt'] | null {
    return this.past || this.beat ? null : (this.now?.prompt ?? null)
  }

  /** The move that is on its way. */
  get sent(): Choice<G> | null {
    const move = this.past ? null : this.commands.pending?.move
    return this.now?.moves.find((choice) => choice.move === move) ?? null
  }

  get waiting(): number[] {
    return this.past || this.beat ? [] : (this.now?.waiting ?? [])
  }

  get result(): Result | null {
    return this.past || this.beat ? null : (this.now?.result ?? null)
  }

  /** Nothing more will happen here: it has a result, or all agreed to end it. */
  get over(): boolean {
    return this.phase === 'over' && !this.past && !this.beat
  }

  /** The points as they are at the moment that is shown. */
  get scores(): number[] | undefined {
    if (this.result) return this.result.scores
    return (this.beat && !this.beat.waits ? this.beat.before : this.view)?.scores
  }

  /** What each seat's points have just changed by. */
  get gains(): Gains {
    if (this.past) return this.moment ? (gains(this.moment.before, this.moment.after) ?? []) : []
    return this.beat && !this.beat.waits ? [] : this.story.gains
  }

  /** The seats of all who play at this browser. */
  get own(): number[] {
    const seats = this.info?.seats ?? []
    const device = this.yours.map((seat) => seats[seat]?.device ?? null).find((one) => one !== null)
    return device === undefined ? this.yours : seats.flatMap((seat, i) => (seat.device === device ? [i] : []))
  }

  /** Several people play at this browser. */
  get shared(): boolean {
    return this.own.length > 1
  }

  /** Somebody at this browser has a seat here. */
  get seated(): boolean {
    return this.own.length > 0
  }

  /** The seats that are moved for at this browser: at the box all, by those who may enter things. */
  get entering(): number[] {
    const { info } = this
    return info?.box && (this.host || info.helpers) ? info.seats.map((_, seat) => seat) : this.own
  }

  /** What the real cards or dice are to say, where it is entered here. */
  get deal(): Data | null {
    return this.past || this.beat || !this.info?.box || !this.entering.length ? null : (this.now?.deal ?? null)
  }

  get host(): boolean {
    return this.info?.host != null && this.own.includes(this.info.host)
  }

  /** Whether somebody else sits here. */
  get company(): boolean {
    return (this.info?.seats ?? []).some((seat, i) => seat.kind === 'person' && i !== this.mine)
  }

  /** A bot keeps my seat warm. */
  get warm(): boolean {
    return this.you !== null && this.info?.seats[this.you]?.kind === 'person' && !!this.info.seats[this.you].bot
  }

  /** Events as people read them; what goes without saying is left out. */
  sentences(events: Data[]): string[] {
    return this.tellAll(events.filter((event) => !this.quiet.includes(event.event)))
  }

  /** All events, also those that go without saying. */
  tellAll(events: Data[]): string[] {
    return events.filter((event) => this.words.has(`event-${event.event}`)).map((event) => this.words.tell(event, this.names, this.addressed))
  }

  /** A prompt or a meaning as a sentence; nothing where the game has no words for it. */
  told(item: Data | null): string {
    if (!item) return ''
    const [kind, name] = Object.entries(item)[0]
    return this.words.has(`${kind}-${name}`) ? this.words.tell(item, this.names, this.addressed) : ''
  }

  /** The last thing that was told with this name. */
  last<N extends string>(name: N): Named<G['event'], N> | null {
    const told = this.past ? this.replay.told : this.story.told
    for (let i = told.length - 1; i >= 0; i--) {
      const event = found(told[i], name)
      if (event) return event
    }
    return null
  }
}
