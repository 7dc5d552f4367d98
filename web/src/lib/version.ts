/** The page on the home screen: kept for times without a network; a new version is offered and never forced. */
import { mount } from 'svelte'
import { get } from './api'
import { games } from './catalogue.svelte'

const HOUR = 3_600_000

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

  /** The newest one, now: others may have come since the first was offered. */
  take = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  }
}

export const version = new Version()
