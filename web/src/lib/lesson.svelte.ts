/** A guided game: the server says what each step is about; this browser keeps how far the learner has come. */
import type { FromClient, Lesson } from '../wire'
import { Refused, post, sentenceOf } from './api'
import type { Line, Link, Listener } from './connection.svelte'
import { keep, kept } from './keep'
import { settings } from './settings.svelte'

const NEXT = 'next' // the answer to what is only read

/** Games of which this browser has seen the lesson's end. */
const DONE = 'learned'
export const hasLearned = (game: string) => kept<string[]>(DONE, []).includes(game)

export class LessonLine implements Line {
  link = $state<Link>('connecting')
  fault = $state('')
  step = $state.raw<Lesson | null>(null)
  private answers: string[]

  constructor(
    private game: string,
    private listener: Listener,
  ) {
    this.answers = kept<string[]>(this.name, [])
    this.connect()
  }

  /** Where one left; from the beginning if the lesson is another one by now. */
  connect = async (): Promise<void> => {
    try {
      this.begin(await this.ask(this.answers))
    } catch (fault) {
      if (this.answers.length && fault instanceof Refused && fault.code !== 'offline') return this.again()
      this.link = 'none'
      this.fault = sentenceOf(fault)
    }
  }

  send(message: FromClient) {
    if (message.type === 'move') this.answer(message.move, message.id)
  }

  next = () => this.answer(NEXT, null)

  /** The step before. */
  back = (): Promise<void> => {
    this.answers = this.answers.slice(0, -1)
    return this.connect()
  }

  again = (): Promise<void> => {
    this.answers = []
    return this.connect()
  }

  /** To the end: it need not be offered any more. */
  finish() {
    keep(this.name, null)
    keep(DONE, [...new Set([...kept<string[]>(DONE, []), this.game])])
  }

  close() {}

  private async answer(text: string, id: string | null) {
    const answers = [...this.answers, text]
    try {
      const step = await this.ask(answers)
      this.keepAnswers(answers)
      const acks = id === null ? [] : [{ id, seq: step.state.seq }]
      if (step.happened) this.listener.take({ ...step.happened, acks })
      else this.listener.take(step.state)
      this.step = step
    } catch (fault) {
      const code = fault instanceof Refused ? fault.code : 'fault'
      this.listener.take({ type: 'refused', id, code, sentence: sentenceOf(fault), language: settings.language })
    }
  }

  private begin(step: Lesson) {
    this.keepAnswers(this.answers)
    this.step = step
    this.listener.take(step.state)
    this.link = 'here'
  }

  private keepAnswers(answers: string[]) {
    this.answers = answers
    keep(this.name, answers.length ? answers : null)
  }

  private ask(answers: string[]): Promise<Lesson> {
    return post<Lesson>(`/api/games/${this.game}/lesson`, { answers })
  }

  private get name() {
    return `lesson-${this.game}`
  }
}
