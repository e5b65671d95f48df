import { askUpdate } from '#app/askUpdate.tsx'

const hour = 3600 * 1000

/** Lets the waiting version take over; the page then loads anew in it. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'takeOver' })
}

async function offer(waiting: ServiceWorker): Promise<void> {
  if (await askUpdate()) takeOver(waiting)
}

function follow(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one, and there is nothing to update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker)
    })
  })
  if (registration.waiting && navigator.serviceWorker.controller) void offer(registration.waiting)
  const lookAgain = () => void registration.update().catch(() => null)
  setInterval(lookAgain, hour)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain()
  })
}

function fetchedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.startsWith('/h5/assets/'))
}

/**
 * Registers the service worker: from the next start on the app opens without connection. A new version waits until
 * the person agrees to it.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    follow(registration)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', paths: fetchedAssets() })
  } catch {
    // Private windows and most web views have none; the app works without.
  }
}

/**
 * A code file is gone: a newer version is served than the one that runs. True when it was waiting or could be fetched
 * and now takes over, which loads the page anew.
 */
export async function takeNewestVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return false
  await registration.update().catch(() => null)
  const waiting = registration.waiting ?? (await installed(registration.installing))
  if (waiting) takeOver(waiting)
  return waiting !== null
}

function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (!worker) return Promise.resolve(null)
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') resolve(worker)
      else if (worker.state === 'redundant') resolve(null)
    })
  })
}
