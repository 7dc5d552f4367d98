/** Parts that the first screen does not need. */
import { onMount } from 'svelte'

/** Fetches these parts at the first touch: by then the first screen is there, and later nobody waits for them. */
export function ahead(...loads: (() => Promise<unknown>)[]) {
  onMount(() => {
    const gone = new AbortController()
    const fetch = () => loads.forEach((load) => load().catch(() => {})) // it is asked for again when it is needed
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, fetch, { once: true, signal: gone.signal })
    return () => gone.abort()
  })
}

/** What is shown between rounds: what one brought, and a table of points. */
export const interval = () => Promise.all([import('../shell/Interval.svelte'), import('../shell/Tally.svelte')])
