/** Clocks as people read them. */
import type { Clock } from '../wire'
import { say } from './words.svelte'

const [MINUTE, HOUR, DAY] = [60, 3600, 86400]

/** What is offered; nothing: no clock. */
export const CLOCKS: (Clock | null)[] = [
  null,
  ...[20, 45, 90].map((seconds) => ({ kind: 'move' as const, seconds })),
  ...[5, 10, 20].map((minutes) => ({ kind: 'total' as const, seconds: minutes * MINUTE })),
  ...[8 * HOUR, DAY, 3 * DAY].map((seconds) => ({ kind: 'slow' as const, seconds })),
]

export function clockName(clock: Clock | null): string {
  if (!clock) return say('clock-none')
  if (clock.kind === 'total') return say('clock-total', { count: clock.seconds / MINUTE })
  if (clock.seconds >= DAY && clock.seconds % DAY === 0) return say('clock-days', { count: clock.seconds / DAY })
  if (clock.seconds >= HOUR) return say('clock-hours', { count: clock.seconds / HOUR })
  return say('clock-move', { count: clock.seconds })
}

/** Time left: 0:45, 12:05, or from an hour on 1:23 h. */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [big, small, mark] = whole < HOUR ? [whole / MINUTE, whole % MINUTE, ''] : [whole / HOUR, (whole % HOUR) / MINUTE, ' h']
  return `${Math.floor(big)}:${String(Math.floor(small)).padStart(2, '0')}${mark}`
}

/** What time it is, while somebody looks at a clock. */
class Tick {
  now = $state(performance.now())

  constructor() {
    setInterval(() => (this.now = performance.now()), 250)
  }
}

let tick: Tick | undefined
export const ticking = () => (tick ??= new Tick()).now
