/** A puzzle as a table: the first move is the answer. */
import type { FromClient, Puzzle } from '../wire'
import type { Line, Link, Listener } from './connection.svelte'

export class PuzzleLine implements Line {
  link = $state<Link>('here')
  fault = $state('')
  answer = $state<string | null>(null)

  constructor(
    private puzzle: Puzzle,
    private listener: Listener,
    private answered: (right: boolean) => void,
  ) {
    queueMicrotask(this.connect)
  }

  connect = () => this.listener.take(this.puzzle.state)

  get right(): boolean {
    return this.puzzle.moves.some(({ move, right }) => right && move === this.answer)
  }

  send(message: FromClient) {
    if (message.type !== 'move' || this.answer !== null) return
    this.answer = message.move
    const { state } = this.puzzle
    this.listener.take({ type: 'ack', id: message.id, seq: state.seq })
    // Nothing more is asked
    this.listener.take({ ...state, now: { ...state.now!, moves: [], prompt: null, waiting: [] } })
    this.answered(this.right)
  }

  close() {}
}
