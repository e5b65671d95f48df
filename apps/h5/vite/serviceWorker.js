/* global VERSION, SHELL_FILES, APP_FILES */
// The service worker of the app. vite/serviceWorker.ts writes it as dist/sw.js, with those three before it.
// It keeps code and the empty shell, never an answer of the server: those lie with the app (api/keptAnswers.ts).
const shell = '/h5/index.html'
const shellCache = `shell ${VERSION}`
const assetCache = 'assets'
/** Old hashed files beyond this number go, the oldest first. */
const mostAssets = 200

async function install() {
  const cache = await caches.open(shellCache)
  await cache.add(new Request(shell, { cache: 'reload' }))
  await keep(SHELL_FILES)
}

/** Hashed files never change, so one that is there is not fetched again. */
async function keep(paths) {
  const cache = await caches.open(assetCache)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path)
}

async function activate() {
  for (const name of await caches.keys())
    if (name !== shellCache && name !== assetCache) await caches.delete(name)
  const cache = await caches.open(assetCache)
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - mostAssets)))
    if (!SHELL_FILES.includes(new URL(old.url).pathname)) await cache.delete(old)
  await self.clients.claim()
}

async function asset(request) {
  const cache = await caches.open(assetCache)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}

async function page(request) {
  const cache = await caches.open(shellCache)
  return (await cache.match(shell)) ?? (await fetch(request))
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/h5/assets/')) event.respondWith(asset(request))
  // Pages of the app have no file ending; the static agreements and the calls go their own way.
  else if (
    request.mode === 'navigate' &&
    pathname.startsWith('/h5/') &&
    !pathname.startsWith('/h5/hybrid/') &&
    !/\.\w+$/.test(pathname)
  )
    event.respondWith(page(request))
})

// What the server says (apps/api/src/channel/push/webPush.ts): words, and the page below /h5 that a tap opens.
self.addEventListener('push', (event) => {
  const said = event.data?.json()
  if (said) event.waitUntil(showPushed(said))
})

/** One that comes again takes the place of the first, without another sound. */
function showPushed({ title, body, tag, lang, path }) {
  const icon = '/h5/icons/192.png'
  return self.registration.showNotification(title, { body, tag, lang, icon, data: { path } })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(event.notification.data.path))
})

/** In the window that is open, else in a new one. */
async function openPushed(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const [open] = windows.filter(({ url }) => new URL(url).pathname.startsWith('/h5/'))
  if (!open) return void (await self.clients.openWindow(`/h5${path}`))
  open.postMessage({ type: 'open', path })
  // Refused where the tap is no longer fresh; the page is opened all the same.
  await open.focus().catch(() => null)
}

self.addEventListener('message', (event) => {
  const { data } = event
  // The person, or a file that is gone, asked for the new version.
  if (data?.type === 'takeOver') self.skipWaiting()
  // What was fetched before there was a service worker; then the code of every page, where data is not to be saved.
  if (data?.type === 'keep')
    event.waitUntil(
      keep([
        ...data.paths.filter((path) => path.startsWith('/h5/assets/')),
        ...(data.everyPage ? APP_FILES : []),
      ]),
    )
})
