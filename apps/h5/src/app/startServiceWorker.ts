import { noteNewVersion } from '#api/newVersion.ts'
import { openAppUpdate, prepareAppUpdate } from '#app/openAppUpdate.ts'
import { savesData } from '#platform/savesData.ts'

const hour = 3600 * 1000

function offer(worker: ServiceWorker): void {
  if (noteNewVersion(worker)) openAppUpdate()
}

function follow(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one, and there is nothing to update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker)
    })
  })
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
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
 * Registers the service worker: from the next start on the app opens without connection, with the code of every page. A
 * new version waits until the person agrees to it.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    const { active } = await navigator.serviceWorker.ready
    await prepareAppUpdate()
    follow(registration)
    active?.postMessage({ type: 'keep', paths: fetchedAssets(), everyPage: !savesData() })
  } catch {
    // Private windows and most web views have none; the app works without.
  }
}
