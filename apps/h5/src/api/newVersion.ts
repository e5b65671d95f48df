import { change, newVersion } from '#api/versionState.ts'

let waiting: ServiceWorker | null = null
let isTaking = false

const patience = 10_000

/** Notes a newer version that is wholly fetched; true when it waits for the person's word. */
export function noteNewVersion(worker: ServiceWorker): boolean {
  waiting = worker
  change('ready')
  return !isTaking
}

/** Without a service worker (private windows, most web views) the app is as new as its last load. */
export async function keepsVersions(): Promise<boolean> {
  return (await navigator.serviceWorker?.getRegistration()) !== undefined
}

/** Asks the server for a newer version and waits until it is fetched. */
export async function lookForNewVersion(): Promise<void> {
  if (newVersion() === 'looking' || newVersion() === 'ready') return
  change('looking')
  try {
    const found = await newestWaiting()
    if (found) noteNewVersion(found)
    else change('none')
  } catch {
    change('unreachable')
  }
}

/** The newest version when it is not the one that runs. Rejects when the server cannot be asked. */
async function newestWaiting(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return null
  await inTime(registration.update())
  return registration.waiting ?? (await installed(registration.installing))
}

/** A browser may keep an update waiting without a word; a version that it finds later is offered then. */
function inTime(updating: Promise<unknown>): Promise<unknown> {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), patience))
  return Promise.race([updating, late])
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

/** Lets the version that waits take over; the page then loads anew in it. */
export function takeNewVersion(): void {
  const worker = waiting
  // Another window may have been quicker.
  if (worker?.state !== 'installed') return location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  worker.postMessage({ type: 'takeOver' })
}

/**
 * A code file is gone: a newer version is served than the one that runs. True when it was waiting or could be fetched
 * and now takes over, which loads the page anew.
 */
export async function takeNewestVersion(): Promise<boolean> {
  isTaking = true
  waiting = await newestWaiting().catch(() => null)
  isTaking = waiting !== null
  if (waiting) takeNewVersion()
  return waiting !== null
}
