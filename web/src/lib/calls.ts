/** What is heard at a table: what happens, that it is one's turn, and the end. */
import type { Data } from '../wire'
import type { TableLook } from './games'
import { notify } from './me'
import { settings } from './settings.svelte'
import { sound } from './sound'

export class Calls {
  silent = false // another table of this browser is looked at
  private ended = false
  private called = false // it is one's turn, and that was not said yet

  /** What happens makes the sound that the game has for it, else that of a card. */
  happens(events: Data[], look: TableLook | undefined) {
    const own = events.map((event) => look?.sounds?.[event.event]).find((name) => name)
    if (events.length && !this.silent) sound(own ?? 'card')
  }

  /** Something happened that nobody looks at. It is not heard where the call to one's turn is. */
  passes(events: Data[], look: TableLook | undefined) {
    if (!this.called) this.happens(events, look)
  }

  /** It has become one's turn; that is said once all is shown. */
  call() {
    this.called = true
  }

  /** All is shown. If it is one's turn: a sound, and where the page is not being looked at a word from the browser. */
  settle(over: boolean, live: boolean, title: () => string, prompt: () => string) {
    if (over && live && !this.ended && !this.silent) sound('end')
    this.ended = over
    if (!this.called) return
    this.called = false
    if (this.silent) return
    sound('turn')
    if (settings.notify) notify(title(), prompt())
  }
}
