/** One table as this browser has it: who sits there, what is on it, and what a player does. */
import type { Data, FromClient, FromServer, Now, Pace, Refused as RefusedMove, Result, State, Step, Story as PastStory } from '../wire'
import type { Said, StoryEntry, Table, TableRead, Utter } from '../wire'
import { sentenceOf } from './api'
import { Arrivals } from './arrivals.svelte'
import { Calls } from './calls'
import { titleOf } from './catalogue.svelte'
import { Commands } from './commands.svelte'
import { Connection } from './connection.svelte'
import type { TableLook } from './games'
import { Contribution } from './luck'
import { Replay, type Eyes } from './replay.svelte'
import { Requests } from './requests.svelte'
import { found, type Choice, type Named, type Shapes } from './shapes'
import { gains, Story, type Beat, type Gains, type Moment } from './story.svelte'
import { say, words } from './words.svelte'

/** How long things take on the screen, against the normal. */
export const PACE = { instant: 0.2, normal: 1, slow: 1.9 }
const TALK_TIME = 4_000

export class LiveTable<G extends Shapes = Shapes> {
  share = $state('') // the address for friends
  mine = $state<number | null>(null) // the seat of whoever sits before this browser
  info = $state.raw<Table | null>(null)
  look = $state.raw<TableLook | undefined>()
  quiet: string[] = [] // events that go without saying

  chosen = $state<string | null>(null) // a move tapped, not yet sent
  refusal = $state('') // the server's sentence
  remark = $state('') // why something cannot be touched
  said = $state.raw<Record<number, Said>>({}) // what each seat has just said

  readonly line: Connection
  readonly story: Story<G>
  readonly replay: Replay<G>
  readonly commands: Commands
  readonly requests: Requests
  readonly arrivals: Arrivals
  private calls = new Calls()
  private luck: Contribution

  constructor(readonly code: string) {
    const send = (message: FromClient) => this.line.send(message)
    this.luck = new Contribution(code, send)
    this.commands = new Commands(code, send)
    this.requests = new Requests(code, (read) => (this.info = read.table), (sentence) => this.refuse(sentence))
    this.story = new Story<G>((events) => this.calls.happens(events, this.look), () => this.settled())
    this.replay = new Replay<G>(code, (events) => this.sentences(events).length > 0)
    this.arrivals = new Arrivals(code, ({ table, you }) => {
      ;[this.info, this.mine] = [table, you]
      this.line.connect()
    })
    this.line = new Connection(code, { read: (read) => this.read(read), take: (message) => this.take(message) })
  }

  close() {
    this.line.close()
    this.story.forget()
    this.replay.close()
  }

  // What is on the table

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

  get host(): boolean {
    return this.mine !== null && this.info?.host === this.mine
  }

  /** Whether somebody else sits here. */
  get company(): boolean {
    return (this.info?.seats ?? []).some((seat, i) => seat.kind === 'person' && i !== this.mine)
  }

  /** Events as people read them; what goes without saying is left out. */
  sentences(events: Data[]): string[] {
    return this.tellAll(events.filter((event) => !this.quiet.includes(event.event)))
  }

  /** All events, also those that go without saying. */
  tellAll(events: Data[]): string[] {
    return events.filter((event) => this.words.has(`event-${event.event}`)).map((event) => this.words.tell(event, this.names, this.you))
  }

  /** A prompt or a meaning as a sentence; nothing where the game has no words for it. */
  told(item: Data | null): string {
    if (!item) return ''
    const [kind, name] = Object.entries(item)[0]
    return this.words.has(`${kind}-${name}`) ? this.words.tell(item, this.names, this.you) : ''
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

  // What a player does

  /** A tap on a move: the first chooses it, the second plays it. */
  tap(move: string) {
    this.refuse('')
    if (this.chosen === move) this.play(move)
    else this.chosen = move
  }

  play(move: string) {
    this.story.skip()
    this.command(move)
  }

  undo() {
    this.command(null)
  }

  private command(move: string | null) {
    if (this.pending) return
    this.refuse('')
    this.commands.give(move, this.story.seq)
  }

  /** Says why something cannot be done. */
  explain(sentence: string) {
    this.refusal = ''
    this.remark = sentence
  }

  /** What the server said against it; with nothing, what was said before is gone. */
  private refuse(sentence: string) {
    this.refusal = sentence
    this.remark = ''
  }

  /** Nothing is to be said against it any more. */
  allow() {
    this.refuse('')
  }

  /** A bot keeps my seat warm. */
  get warm(): boolean {
    return this.you !== null && this.info?.seats[this.you]?.kind === 'person' && !!this.info.seats[this.you].bot
  }

  comeBack() {
    this.line.send({ type: 'back' })
  }

  setPace(pace: Pace) {
    this.line.send({ type: 'pace', pace })
  }

  talk(what: Utter['what']) {
    this.line.send({ type: 'say', what })
  }

  async lookBack(eyes: Eyes = null, at: number | null = null) {
    try {
      await this.replay.open(eyes, at)
      this.story.skip()
    } catch (fault) {
      this.explain(sentenceOf(fault))
    }
  }

  // What the server says

  private read(read: TableRead) {
    this.share = read.link
    this.info ??= read.table
    this.mine ??= read.you
  }

  private take(message: FromServer) {
    switch (message.type) {
      case 'state':
        return this.takeState(message)
      case 'step':
        return this.takeStep(message)
      case 'table':
        this.arrivals.follow(this.info, message.table)
        this.info = message.table
        return this.addLuck()
      case 'ack':
        return this.acknowledged(message.id)
      case 'refused':
        return this.refused(message)
      case 'said':
        return this.hear(message)
    }
  }

  private takeState(state: State) {
    const seatLost = this.line.link === 'here' && this.mine !== null && state.you === null
    this.mine = state.you
    this.info = state.table
    this.story.begin(state)
    this.forget()
    if (seatLost) this.tellSeatLost()
    if (this.mine !== null) this.commands.sendAgain()
    this.luck.again()
    this.addLuck()
  }

  /** In a lobby it stands until something is done; in a game the next move would cover it, so it is news. */
  private tellSeatLost() {
    if (this.phase === 'lobby') this.explain(say('seat-lost'))
    else this.arrivals.tell([say('seat-lost')])
  }

  private takeStep(step: Step) {
    const asked = this.now?.moves.length
    if (!this.story.add(step, this.look, PACE[this.info?.pace ?? 'normal'])) return
    this.forget()
    step.acks.forEach((ack) => this.acknowledged(ack.id))
    if (step.now.moves.length && !asked) this.calls.call()
    if (document.hidden) this.story.skip()
    if (!this.beat) this.calls.passes(step.told[0]?.events ?? [], this.look)
    this.settled()
  }

  /** All is shown, or something is still being looked at. */
  private settled() {
    if (this.beat) return
    const title = () => titleOf(this.info!.game)
    this.calls.settle(this.result !== null, this.story.live, title, () => this.told(this.prompt) || say('your-turn'))
  }

  private addLuck() {
    if (this.mine !== null) this.luck.add(this.info?.fair ?? null)
  }

  private hear(said: Said) {
    this.said = { ...this.said, [said.seat]: said }
    setTimeout(() => {
      if (this.said[said.seat] === said) this.said = { ...this.said, [said.seat]: undefined! }
    }, TALK_TIME)
  }

  /** A move that is no longer possible is no longer chosen. */
  private forget() {
    this.remark = ''
    if (!this.now?.moves.some((choice) => choice.move === this.chosen)) this.chosen = null
  }

  private acknowledged(id: string) {
    if (!this.commands.answered(id)) return
    this.refusal = ''
    this.chosen = null
  }

  private refused(told: RefusedMove) {
    if (told.code === 'no-watching') this.line.fault = told.sentence
    const nothing = told.id === null && !this.pending // it was no move
    if (this.commands.answered(told.id) || nothing) this.refusal = told.sentence
  }
}
