/** One table as this browser has it: what the server says of it, and what a player does. */
import type { FromClient, FromServer, Pace, Refused as RefusedMove, Said, State, Step, TableRead, Utter } from '../wire'
import { sentenceOf } from './api'
import { Arrivals } from './arrivals.svelte'
import { Calls } from './calls'
import { titleOf } from './catalogue.svelte'
import { Commands } from './commands.svelte'
import { Connection, type Line, type Listener } from './connection.svelte'
import type { TableLook } from './games'
import { Contribution } from './luck'
import { Replay, type Eyes } from './replay.svelte'
import { Requests } from './requests.svelte'
import { Seen } from './seen.svelte'
import type { Shapes } from './shapes'
import { Story } from './story.svelte'
import { say } from './words.svelte'

/** How long things take on the screen, against the normal. */
export const PACE = { instant: 0.2, normal: 1, slow: 1.9 }
const TALK_TIME = 4_000

export class LiveTable<G extends Shapes = Shapes> extends Seen<G> {
  share = $state('') // the address for friends
  handTo = $state.raw<((seat: number) => void) | null>(null) // gives this browser to one of those who play at it
  look = $state.raw<TableLook | undefined>()
  beside = $state.raw<LiveTable<G>[]>([]) // where nothing is hidden from those at this browser: the table as each has it
  idle = $state('') // what is said while nobody is to decide anything, if there is more to say than that

  chosen = $state<string | null>(null) // a move tapped, not yet sent
  refusal = $state('') // the server's sentence
  remark = $state('') // why something cannot be touched
  said = $state.raw<Record<number, Said>>({}) // what each seat has just said

  readonly line: Line
  readonly story: Story<G>
  readonly replay: Replay<G>
  readonly commands: Commands
  readonly requests: Requests
  readonly arrivals: Arrivals
  readonly calls = new Calls()
  private luck: Contribution

  /** Of several people at this browser, `as` is the one whose hand it is. */
  constructor(
    readonly code: string,
    readonly as: number | null = null,
    line = (listener: Listener): Line => new Connection(code, listener, as),
  ) {
    super()
    const send = (message: FromClient) => this.line.send(message)
    this.luck = new Contribution(code, send)
    this.commands = new Commands(code, send, as)
    this.requests = new Requests(code, (read) => (this.info = read.table), (sentence) => this.refuse(sentence))
    this.story = new Story<G>((events) => this.calls.happens(events, this.look), () => this.settled())
    this.replay = new Replay<G>(code, (events) => this.sentences(events).length > 0, as)
    this.arrivals = new Arrivals(code, ({ table, you }) => {
      ;[this.info, this.mine, this.yours] = [table, you, [you]]
      this.line.connect()
    })
    this.line = line({ read: (read) => this.read(read), take: (message) => this.take(message) })
  }

  close() {
    this.line.close()
    this.story.forget()
    this.replay.close()
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

  /** Says what the real cards or dice show. */
  enter(outcome: string) {
    this.command(null, outcome)
  }

  private command(move: string | null, outcome?: string) {
    if (this.pending) return
    this.refuse('')
    this.commands.give(move, this.story.seq, outcome)
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
    if (read.you === null) return
    if (!this.yours.length) this.yours = [read.you]
    if (!this.shared) this.mine ??= read.you
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
    const seatLost = this.line.link === 'here' && this.seated && !state.yours.length
    this.mine = state.you
    this.yours = state.yours
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
    if (this.seated && this.as === null) this.luck.add(this.info?.fair ?? null)
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
