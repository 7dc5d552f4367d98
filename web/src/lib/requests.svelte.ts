/** What people change about a table itself: who sits where, its options, whether it pauses or ends. */
import type { Agree, ChangeTable, TableRead } from '../wire'
import { patch, post, put, sentenceOf } from './api'

export class Requests {
  busy = $state(false) // one is on its way

  constructor(
    private code: string,
    private done: (read: TableRead) => void,
    private refused: (sentence: string) => void,
  ) {}

  change = (what: ChangeTable, seat: number | null = null) => this.ask(() => patch(this.address, what, seat))
  seatBot = (seat: number, bot: string | null) => this.ask(() => put(`${this.address}/seats/${seat}`, { bot }))
  keepWarm = (seat: number) => this.ask(() => post(`${this.address}/seats/${seat}/warm`))
  start = () => this.ask(() => post(`${this.address}/start`))
  leave = () => this.ask(() => post(`${this.address}/leave`))
  wish = (what: Agree['what']) => this.ask(() => post(`${this.address}/wish`, { what }))

  private get address() {
    return `/api/tables/${this.code}`
  }

  /** Asks the server; says whether it was done. */
  private async ask(what: () => Promise<TableRead>): Promise<boolean> {
    this.refused('')
    this.busy = true
    try {
      this.done(await what())
      return true
    } catch (fault) {
      this.refused(sentenceOf(fault))
      return false
    } finally {
      this.busy = false
    }
  }
}
