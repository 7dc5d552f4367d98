/** The page on the home screen: kept for times without a network; a new version is offered and never forced. */
import { mount } from 'svelte'
import { get } from './api'
import { games } from './catalogue.svelte'

const HOUR = 3_600_000
const ANEW_WITHIN = 30_000 // ms: once is enough

class Version {
  private registration?: ServiceWorkerRegistration
  private offered = false

  /** Once the page is there and has nothing else to do. */
  async keep() {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    if (!registration) return
    this.registration = registration
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.offer()
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    setInterval(() => registration.update().catch(() => {}), HOUR)
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) await this.keepTexts()
  }

  /** Rules of all games, in the language that is spoken: the service worker keeps what it has seen. */
  private async keepTexts() {
    const all = await games.facts().catch(() => [])
    for (const { name } of all) await get(`/api/games/${name}/rules`).catch(() => null)
  }

  private async offer() {
    if (this.offered) return
    this.offered = true
    mount((await import('../shell/Newer.svelte')).default, { target: document.body })
  }

  /** The newest one, now: others may have come since the first was offered. Not while another window is in a game. */
  take(busy: () => void) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    navigator.serviceWorker.addEventListener('message', busy, { once: true })
    this.registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
}

/** A part of this page is gone where a newer version is served: the page is loaded anew. Games are as they were. */
addEventListener('vite:preloadError', () => {
  const before = Number(sessionStorage.getItem('sobremesa-anew') ?? 0)
  if (!navigator.onLine || Date.now() - before < ANEW_WITHIN) return
  sessionStorage.setItem('sobremesa-anew', String(Date.now()))
  location.reload()
})

export const version = new Version()
