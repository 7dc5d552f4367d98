/** Who comes and goes while a game is played: asking the host for a seat, and what everybody is told. */
import type { Seated, Table, TableRead } from '../wire'
import { post, put } from './api'
import { settings } from './settings.svelte'
import { say, words } from './words.svelte'

const NEWS_TIME = 8_000

export class Arrivals {
  news = $state.raw<string[]>([])
  knocked = $state('') // the id of our own knock, while it waits for the host

  constructor(
    readonly code: string,
    private seated: (seated: Seated) => void,
  ) {}

  private wish = (seat: number | null) => ({ name: settings.name.trim() || null, seat })

  async join(seat: number | null) {
    this.seated(await post<Seated>(`/api/tables/${this.code}/join`, this.wish(seat)))
  }

  /** Somebody else sits down at this browser. */
  joinBeside = (name: string) => post<Seated>(`/api/tables/${this.code}/join`, { name, beside: true })

  /** Asks for a seat in the middle of a game. */
  async knock(seat: number) {
    const { table } = await post<TableRead>(`/api/tables/${this.code}/knock`, this.wish(seat))
    this.knocked = table.knocks?.at(-1)?.id ?? ''
    this.followKnock(table)
  }

  answer = (knock: string, welcome: boolean) => put<TableRead>(`/api/tables/${this.code}/knocks/${knock}`, { welcome })

  /** Takes in the table as it is now, and says what is new. */
  follow(before: Table | null, now: Table) {
    if (this.knocked) this.followKnock(now)
    if (before?.phase === 'playing') this.tell([...changes(before, now), ...voids(before, now)])
  }

  private followKnock(now: Table) {
    const mine = now.knocks?.find((knock) => knock.id === this.knocked)
    if (mine && !mine.welcome) return
    this.knocked = ''
    if (mine) this.join(mine.seat).catch(() => this.tell([say('knock-refused')]))
    else this.tell([say('knock-refused')])
  }

  /** Says something for a while. */
  tell(texts: string[]) {
    if (!texts.length) return
    this.news = [...this.news.filter((text) => !texts.includes(text)), ...texts]
    setTimeout(() => (this.news = this.news.filter((text) => !texts.includes(text))), NEWS_TIME)
  }
}

/** Seats that have gone from a bot to a person, or the other way. */
function changes(before: Table, now: Table): string[] {
  return now.seats.flatMap((seat, i) => {
    const old = before.seats[i]
    if (!old || old.kind === seat.kind || now.phase !== 'playing') return []
    return [say(seat.kind === 'person' ? 'seat-taken-over' : 'seat-given-up', { name: seat.name ?? '', before: old.name ?? '' })]
  })
}

/** Deals that were given up since, with the names of those who did not open what they had pledged. */
function voids(before: Table, now: Table): string[] {
  const fresh = (now.fair?.voided ?? []).slice(before.fair?.voided?.length ?? 0)
  return fresh.map(({ unopened }) =>
    say('deal-void', { names: words.of(now.game).list(unopened.map((seat) => now.seats[seat].name ?? '')), count: unopened.length }),
  )
}
