/** One table as this browser has it: kept up to date over the socket, found again after every interruption. */
import type { Choice, Data, FromClient, FromServer, Now, Pace, Refused as RefusedMove, Result, State, Step, Story } from '../wire'
import type { Agree, ChangeTable, Said, StoryEntry, Table, TableRead, Utter } from '../wire'
import { Refused, get, patch, post, put, sentenceOf } from './api'
import { beatOf, type TableLook } from './games'
import { titleOf } from './catalogue.svelte'
import { newId } from './ids'
import { keep, kept } from './keep'
import { notify } from './me'
import { settings } from './settings.svelte'
import { sound } from './sound'
import { say, words } from './words.svelte'

/** Something that is looked at for a moment before the game goes on. */
export interface Beat {
  events: Data[]
  before: Data
  after: Data
  time: number
}

/** A command on its way. It keeps its id until it is answered, so that it is never done twice. */
interface Pending {
  id: string
  move: string | null // null: take the last one back
  at: number
}

/** What a browser added to the luck of a table's deals, and the hash it saw before that. */
interface Luck {
  table: string
  commitment: string
  value: string
}

/** connecting: never been there yet · here · lost: trying again · none: no such table */
export type Link = 'connecting' | 'here' | 'lost' | 'none'

/** How long things take on the screen, against the normal. */
export const PACE = { instant: 0.35, normal: 1, slow: 1.9 }
const TALK_TIME = 4_000
const WAITS = [250, 500, 1000, 2000, 4000]
const PING_EVERY = 15_000
const PONG_WITHIN = 8_000
const LUCK_KEPT = 50 // tables

/** Whose eyes a replay is seen with; null: one's own. */
export type Eyes = number | 'open' | null

export class LiveTable {
  link = $state<Link>('connecting')
  fault = $state('') // why there is no table
  share = $state('') // the address for friends
  seq = $state(0)
  mine = $state<number | null>(null) // the seat of whoever sits before this browser
  info = $state.raw<Table | null>(null)
  now = $state.raw<Now | null>(null)
  story = $state.raw<Data[][]>([])
  beat = $state.raw<Beat | null>(null)
  look = $state.raw<TableLook | undefined>()
  clocksAt = 0 // when the clocks in `now` were right
  gains = $state.raw<(number | null)[]>([]) // what each seat's points last changed by

  chosen = $state<string | null>(null) // a move tapped, not yet sent
  pending = $state.raw<Pending | null>(null)
  refusal = $state('') // the server's sentence
  remark = $state('') // why something cannot be touched
  asking = $state(false) // a change of the table is on its way
  undone = $state<number | null>(null)
  said = $state.raw<Record<number, Said>>({}) // what each seat has just said

  past = $state.raw<Story | null>(null) // while stepping back
  at = $state(0)

  private storyFrom = 0
  private added = false // to the luck of the deals, on this socket
  private beats: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private socket: WebSocket | null = null
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false

  constructor(readonly code: string) {
    this.pending = kept<Pending | null>(`pending-${code}`, null, () => sessionStorage)
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  close() {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.again)
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  // What is on the table

  get view(): Data | null {
    return this.entry?.view ?? this.past?.start ?? this.beat?.after ?? this.now?.view ?? null
  }

  /** The seat whose eyes we look through: one's own, or in a replay any. */
  get you(): number | null {
    return this.past ? this.past.seat : this.mine
  }

  get entry(): StoryEntry | null {
    return this.past && this.at > 0 ? this.past.entries[this.at - 1] : null
  }

  get phase() {
    return this.info?.phase ?? 'lobby'
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, i) => seat.name ?? say('player-name', { number: i + 1 }))
  }

  get words() {
    return words.of(this.info?.game ?? '')
  }

  get moves(): Choice[] {
    return this.past || this.pending ? [] : (this.now?.moves ?? [])
  }

  get prompt(): Data | null {
    return this.past ? null : (this.now?.prompt ?? null)
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

  get host(): boolean {
    return this.mine !== null && this.info?.host === this.mine
  }

  /** Whether somebody else sits here. */
  get company(): boolean {
    return (this.info?.seats ?? []).some((seat, i) => seat.kind === 'person' && i !== this.mine)
  }

  /** Events as people read them; what goes without saying is left out. */
  sentences(events: Data[]): string[] {
    return events
      .filter((event) => !this.look?.quiet?.includes(event.event) && this.words.has(`event-${event.event}`))
      .map((event) => this.words.tell(event, this.names, this.you))
  }

  /** A prompt or a meaning as a sentence; nothing where the game has no words for it. */
  told(item: Data | null): string {
    if (!item) return ''
    const [kind, name] = Object.entries(item)[0]
    return this.words.has(`${kind}-${name}`) ? this.words.tell(item, this.names, this.you) : ''
  }

  /** The last thing that was told with this name. */
  last(name: string): Data | null {
    const told = this.past ? this.past.entries.slice(0, this.at).map((entry) => entry.events) : this.story
    for (let i = told.length - 1; i >= 0; i--) {
      const found = told[i].find((event) => event.event === name)
      if (found) return found
    }
    return null
  }

  // What a player does

  /** A tap on a move: the first chooses it, the second plays it. */
  tap(move: string) {
    this.refusal = this.remark = ''
    if (this.chosen === move) this.play(move)
    else this.chosen = move
  }

  play(move: string) {
    this.skip()
    this.command({ id: newId(), move, at: this.seq })
  }

  undo() {
    this.command({ id: newId(), move: null, at: this.seq })
  }

  /** Says why something cannot be done. */
  explain(sentence: string) {
    this.refusal = ''
    this.remark = sentence
  }

  /** A bot keeps my seat warm. */
  get warm(): boolean {
    return this.you !== null && this.info?.seats[this.you]?.kind === 'person' && !!this.info.seats[this.you].bot
  }

  comeBack() {
    this.send({ type: 'back' })
  }

  setPace(pace: Pace) {
    this.send({ type: 'pace', pace })
  }

  // What is agreed at the table

  change = (what: ChangeTable) => this.ask(() => patch(`/api/tables/${this.code}`, what))
  seatBot = (seat: number, bot: string | null) => this.ask(() => put(`/api/tables/${this.code}/seats/${seat}`, { bot }))
  keepWarm = (seat: number) => this.ask(() => post(`/api/tables/${this.code}/seats/${seat}/warm`))
  start = () => this.ask(() => post(`/api/tables/${this.code}/start`))
  leave = () => this.ask(() => post(`/api/tables/${this.code}/leave`))
  wish = (what: Agree['what']) => this.ask(() => post(`/api/tables/${this.code}/wish`, { what }))

  talk(what: Utter['what']) {
    this.send({ type: 'say', what })
  }

  /** Asks the server for a change of the table; says whether it was made. */
  private async ask(what: () => Promise<TableRead>): Promise<boolean> {
    this.refusal = this.remark = ''
    this.asking = true
    try {
      this.info = (await what()).table
      return true
    } catch (fault) {
      this.refusal = sentenceOf(fault)
      return false
    } finally {
      this.asking = false
    }
  }

  private command(pending: Pending) {
    if (this.pending) return
    this.refusal = this.remark = ''
    this.pending = pending
    keep(`pending-${this.code}`, pending, () => sessionStorage)
    this.sendPending()
  }

  private sendPending() {
    if (!this.pending || this.mine === null) return
    const { id, move, at } = this.pending
    this.send(move === null ? { type: 'undo', id } : { type: 'move', id, move, at })
  }

  private answered(id: string | null, refusal: string) {
    if (!this.pending || (id !== null && id !== this.pending.id)) return
    this.pending = null
    this.refusal = refusal
    keep(`pending-${this.code}`, null, () => sessionStorage)
  }

  // Stepping back

  /** Through the eyes of a seat, once it is over of any, or with everything open; at an entry, else at the last. */
  async lookBack(eyes: Eyes = null, at: number | null = null) {
    const whose = eyes === null ? '' : eyes === 'open' ? '&open=true' : `&seat=${eyes}`
    const part = (first: number) => get<Story>(`/api/tables/${this.code}/story?first=${first}&count=200${whose}`)
    try {
      const past = await part(0)
      while (past.entries.length < past.total) {
        const more = await part(past.entries.length)
        if (more.entries.length === 0) break
        past.entries.push(...more.entries)
      }
      this.skip()
      this.past = past
      this.at = Math.min(at ?? past.entries.length, past.entries.length)
      if (at === null) this.step(-1)
    } catch (fault) {
      this.explain(sentenceOf(fault))
    }
  }

  /** To the next or the previous entry that told something. */
  step(by: 1 | -1) {
    if (!this.past) return
    let at = this.at + by
    while (at > 0 && at < this.past.entries.length && this.sentences(this.past.entries[at - 1].events).length === 0)
      at += by
    this.at = Math.max(0, Math.min(at, this.past.entries.length))
  }

  lookForward() {
    this.past = null
  }

  // Beats

  /** Ends what is being shown: whoever touches anything has seen enough. */
  skip = () => {
    if (!this.beat) return
    this.beats = []
    this.nextBeat()
  }

  private nextBeat() {
    clearTimeout(this.timer)
    this.beat = this.beats.shift() ?? null
    if (this.beat) this.timer = setTimeout(() => this.nextBeat(), this.beat.time)
  }

  private showBeats(step: Step, before: Data) {
    for (const told of step.told) {
      const after = told.view ?? step.now.view
      const time = beatOf(this.look, told.events) * PACE[this.info?.pace ?? 'normal']
      if (time > 0) this.beats.push({ events: told.events, before, after, time })
      before = told.view ?? before
    }
    if (!this.beat) this.nextBeat()
  }

  // The socket

  private async open() {
    try {
      const read = await get<TableRead>(`/api/tables/${this.code}`)
      this.share = read.link
      this.info ??= read.table
      this.mine ??= read.you
      this.connect()
    } catch (fault) {
      if (fault instanceof Refused && fault.code !== 'offline' && !/^5/.test(fault.code)) {
        this.link = 'none'
        this.fault = fault.message
      } else this.comeAgain(() => this.open())
    }
  }

  /** Opens the socket anew, for instance because this browser now has a seat. */
  connect = () => {
    if (this.closed) return
    this.hangUp()
    const address = new URL(`/api/tables/${this.code}/live`, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.socket = socket
    this.added = false
    socket.onopen = () => this.send({ type: 'hello', lang: settings.language })
    socket.onmessage = (message) => {
      this.heard = Date.now()
      this.take(JSON.parse(message.data) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      this.hangUp()
      if (event.code === 4404 || event.code === 4401 || event.code === 4403) {
        this.link = 'none'
        this.fault ||= say('no-such-table')
      } else this.comeAgain(this.connect)
    }
    this.pulse = setInterval(() => this.beatPulse(), PING_EVERY)
  }

  private hangUp() {
    clearInterval(this.pulse)
    const socket = this.socket
    this.socket = null
    if (socket && socket.readyState < WebSocket.CLOSING) socket.close()
  }

  /** A connection may die without a word: ask, and if nothing comes, make a new one. */
  private beatPulse() {
    const asked = Date.now()
    this.send({ type: 'ping' })
    setTimeout(() => {
      if (this.socket && this.heard < asked && this.link === 'here') {
        this.hangUp()
        this.comeAgain(this.connect)
      }
    }, PONG_WITHIN)
  }

  private comeAgain(what: () => void) {
    if (this.closed) return
    if (this.link === 'here' || this.tries > 1) this.link = 'lost'
    clearTimeout(this.again)
    this.again = setTimeout(what, WAITS[Math.min(this.tries++, WAITS.length - 1)])
  }

  private hurry = () => {
    if (this.link !== 'lost' || document.hidden) return
    this.tries = 0
    this.comeAgain(this.info ? this.connect : () => this.open())
  }

  private send(message: FromClient) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private take(message: FromServer) {
    switch (message.type) {
      case 'state':
        return this.takeState(message)
      case 'step':
        return this.takeStep(message)
      case 'table':
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

  private hear(said: Said) {
    this.said = { ...this.said, [said.seat]: said }
    setTimeout(() => {
      if (this.said[said.seat] === said) this.said = { ...this.said, [said.seat]: undefined! }
    }, TALK_TIME)
  }

  private takeState(state: State) {
    const sent = this.link === 'here' && this.mine !== null && state.you === null
    this.link = 'here'
    this.tries = 0
    this.seq = state.seq
    this.mine = state.you
    this.info = state.table
    this.now = state.now
    this.clocksAt = performance.now()
    this.story = state.story
    this.storyFrom = state.story_from
    this.forget()
    if (sent) this.remark = say('seat-lost')
    this.sendPending()
    this.addLuck()
  }

  /** Kept beyond this window: a game may take a week, and the check comes at its end. */
  get luck(): Luck | null {
    return kept<Luck[]>('luck', []).find((luck) => luck.table === this.code) ?? null
  }

  private addLuck() {
    const fair = this.info?.fair
    if (!fair || fair.contributions || this.mine === null || this.added) return
    const luck = this.luck ?? { table: this.code, commitment: fair.commitment, value: newId() }
    const others = kept<Luck[]>('luck', []).filter((other) => other.table !== this.code)
    keep('luck', [luck, ...others].slice(0, LUCK_KEPT))
    this.added = true
    this.send({ type: 'contribute', value: luck.value })
  }

  private takeStep(step: Step) {
    if (step.seq <= this.seq || !this.now) return
    const before = this.now
    this.seq = step.seq
    this.story = [...this.story.slice(0, step.kept - this.storyFrom), ...step.told.map((told) => told.events)]
    for (const { entry, events } of step.retold) if (entry >= this.storyFrom) this.story[entry - this.storyFrom] = events
    this.now = step.now
    this.clocksAt = performance.now()
    this.undone = step.undone
    this.noteGains(before.view, step.now.view)
    this.forget()
    step.acks.forEach((ack) => this.acknowledged(ack.id))
    this.showBeats(step, before.view)
    if (step.now.moves.length && !before.moves.length) this.callUp()
    else for (const told of step.told.slice(0, 1)) sound(this.look?.sounds?.[told.events[0]?.event] ?? 'card')
  }

  /** It is one's turn: a sound, and where the page is not being looked at a word from the browser. */
  private callUp() {
    sound('turn')
    if (settings.notify) notify(titleOf(this.info!.game), this.told(this.prompt) || say('your-turn'))
  }

  private noteGains(before: Data, after: Data) {
    const [old, fresh] = [before.scores as number[] | undefined, after.scores as number[] | undefined]
    if (!old || !fresh || old.every((score, seat) => score === fresh[seat])) return
    this.gains = fresh.map((score, seat) => (score === old[seat] ? null : score - old[seat]))
  }

  /** A move that is no longer possible is no longer chosen. */
  private forget() {
    this.remark = ''
    if (!this.now?.moves.some((choice) => choice.move === this.chosen)) this.chosen = null
  }

  private acknowledged(id: string) {
    if (id !== this.pending?.id) return
    this.answered(id, '')
    this.chosen = null
  }

  private refused(told: RefusedMove) {
    if (told.code === 'no-watching') this.fault = told.sentence
    if (told.id === null && !this.pending) this.refusal = told.sentence
    this.answered(told.id, told.sentence)
  }
}
