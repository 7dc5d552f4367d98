/** A player's command on its way to the table. It keeps its id until it is answered, so that it is never done twice. */
import type { FromClient } from '../wire'
import { newId } from './ids'
import { keep, kept } from './keep'

interface Pending {
  id: string
  move: string | null // null: take the last one back
  outcome?: string // at the box: not a move, but what its cards or dice show
  at: number // the entry of the log that the player has seen last
}

export class Commands {
  pending = $state.raw<Pending | null>(null)

  constructor(
    private code: string,
    private send: (message: FromClient) => void,
    private seat: number | null = null,
  ) {
    this.pending = kept<Pending | null>(this.name, null, () => sessionStorage)
  }

  /** Sends a move, or with null takes the last one back; not while another is under way. */
  give(move: string | null, at: number, outcome?: string) {
    if (this.pending) return
    this.set({ id: newId(), move, at, outcome })
    this.sendAgain()
  }

  /** On a new connection nobody knows whether it has arrived. */
  sendAgain() {
    if (!this.pending) return
    const { id, move, at, outcome } = this.pending
    if (outcome !== undefined) this.send({ type: 'deal', id, outcome, at })
    else this.send(move === null ? { type: 'undo', id } : { type: 'move', id, move, at })
  }

  /** The server has answered this one, or whichever is under way. True: it was ours. */
  answered(id: string | null): boolean {
    if (!this.pending || (id !== null && id !== this.pending.id)) return false
    this.set(null)
    return true
  }

  private set(pending: Pending | null) {
    this.pending = pending
    keep(this.name, pending, () => sessionStorage)
  }

  private get name() {
    return `pending-${this.code}${this.seat ?? ''}`
  }
}
