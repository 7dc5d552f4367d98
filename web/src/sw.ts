/** The service worker: the page opens at once and without a network, and "your turn" reaches it when it is closed.
 *
 * A new version waits until somebody says yes to it, so that no game changes under anybody's hands. */
/// <reference lib="webworker" />
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

/** What is the same for everybody and is good to have without a network, in each language. */
const KEPT = /^\/api\/(games(\/\w+\/(rules|words))?|privacy)$/

cleanupOutdatedCaches()
// A file is the same for all, whatever language its answer says that it varies by: it is found by its address alone
addPlugins([{ cacheKeyWillBeUsed: async ({ request }) => request.url }])
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /^\/(healthz|metrics)$/] }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && KEPT.test(url.pathname),
  new NetworkFirst({
    cacheName: 'texts',
    networkTimeoutSeconds: 4,
    plugins: [{ cacheKeyWillBeUsed: async ({ request }) => `${request.url}?in=${request.headers.get('Accept-Language')}` }],
  }),
)

/** The newer version takes over, unless another window is in the middle of a game: the older parts it needs would go. */
async function takeOver(asked: ExtendableMessageEvent) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const busy = windows.some((one) => one.id !== (asked.source as Client).id && new URL(one.url).pathname.startsWith('/t/'))
  if (busy) asked.source?.postMessage({ type: 'BUSY' })
  else await self.skipWaiting()
}
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(takeOver(event))
})

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? { title: 'sobremesa', body: '', url: '/' }
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }))
})

/** One tap back to the table: to the window that has it, else to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === url.pathname)
      return there ? there.focus() : self.clients.openWindow(url.href)
    }),
  )
})
