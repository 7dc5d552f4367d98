/** The line to a table: a socket, opened again after every interruption. */
import type { FromClient, FromServer, TableRead } from '../wire'
import { Refused, get } from './api'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

/** connecting: never been there yet · here · lost: trying again · none: no such table */
export type Link = 'connecting' | 'here' | 'lost' | 'none'

const WAITS = [250, 500, 1000, 2000, 4000]
const PING_EVERY = 15_000
const PONG_WITHIN = 8_000
const CLOSED_FOR_GOOD = [4401, 4403, 4404]

/** Who listens: to what the table is before the socket is open, and to every message. */
export interface Listener {
  read: (read: TableRead) => void
  take: (message: FromServer) => void
}

/** What leads to a table: a socket, or for a lesson or a puzzle something simpler. */
export interface Line {
  link: Link
  fault: string // why there is no table
  send(message: FromClient): void
  connect(): void
  close(): void
}

export class Connection implements Line {
  link = $state<Link>('connecting')
  fault = $state('') // why there is no table

  private socket: WebSocket | null = null
  private found = false
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false

  constructor(
    private code: string,
    private listener: Listener,
    private seat: number | null = null, // of several people at this browser, whose line it is
  ) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  close() {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.again)
    this.hangUp()
  }

  send(message: FromClient) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Opens the socket anew, for instance because this browser now has a seat. */
  connect = () => {
    if (this.closed) return
    this.hangUp()
    const address = new URL(`/api/tables/${this.code}/live`, location.href)
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => this.send({ type: 'hello', lang: settings.language, seat: this.seat })
    socket.onmessage = (message) => this.take(JSON.parse(message.data) as FromServer)
    socket.onclose = (event) => {
      if (this.socket !== socket) return
      this.hangUp()
      if (CLOSED_FOR_GOOD.includes(event.code)) {
        this.link = 'none'
        this.fault ||= say('no-such-table')
      } else this.comeAgain(this.connect)
    }
    this.pulse = setInterval(() => this.beatPulse(), PING_EVERY)
  }

  private async open() {
    try {
      this.listener.read(await get<TableRead>(`/api/tables/${this.code}`))
      this.found = true
      this.connect()
    } catch (fault) {
      if (fault instanceof Refused && fault.code !== 'offline' && !fault.code.startsWith('5')) {
        this.link = 'none'
        this.fault = fault.message
      } else this.comeAgain(() => this.open())
    }
  }

  private take(message: FromServer) {
    this.heard = Date.now()
    this.listener.take(message)
    if (message.type !== 'state') return
    this.link = 'here'
    this.tries = 0
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
    this.comeAgain(this.found ? this.connect : () => this.open())
  }
}
