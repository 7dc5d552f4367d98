import type { Eyes } from './replay.svelte'

/** What is practised: the day's puzzle or a run of ten of a game, one's own mistakes that are due, or those that cost
 * most; null: one chooses. */
export type Practice = 'today' | 'run' | 'mistakes' | 'worst' | null

/** Where in the house we are: `/` with a question mark, `/practise`, and `/t/CODE`. */
export type Place =
  | { page: 'front' | 'me' | 'privacy' }
  | { page: 'game' | 'friends' | 'together' | 'box' | 'rules' | 'learn'; game: string }
  | { page: 'practise'; game: string | null; what: Practice }
  | { page: 'table'; code: string; at: number | null; eyes: Eyes }

/** As it stands where it is nothing that can be decoded: the server says that there is no such table. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function read(address: URL): Place {
  const code = address.pathname.match(/^\/t\/([^/]+)\/?$/)
  const asked = address.searchParams
  if (code) {
    const [at, eyes] = [asked.get('at'), asked.get('eyes')]
    return {
      page: 'table',
      code: decoded(code[1]).replace(/[\s-]/g, '').toUpperCase(),
      at: at && /^\d{1,6}$/.test(at) ? Number(at) : null,
      eyes: eyes === 'open' ? eyes : eyes && /^\d{1,2}$/.test(eyes) ? Number(eyes) : null,
    }
  }
  const named = (name: string | null) => (name && /^[a-z_0-9]+$/.test(name) ? name : null)
  if (/^\/practise\/?$/.test(address.pathname)) {
    const what = (['today', 'run', 'mistakes', 'worst'] as const).find((one) => one === asked.get('do')) ?? null
    return { page: 'practise', game: named(asked.get('game')), what }
  }
  for (const page of ['me', 'privacy'] as const) if (asked.has(page)) return { page }
  for (const page of ['game', 'friends', 'together', 'box', 'rules', 'learn'] as const) {
    const game = named(asked.get(page))
    if (game) return { page, game }
  }
  return { page: 'front' }
}

class Route {
  place = $state.raw<Place>(read(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => (this.place = read(new URL(location.href))))
  }

  go(path: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.place = read(new URL(location.href))
    scrollTo(0, 0)
  }

  /** Links of ours do not load the page anew. */
  follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target || link.pathname.startsWith('/api')) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const route = new Route()
