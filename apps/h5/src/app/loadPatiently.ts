import { Unreachable } from '@zhzz/client/unreachable.ts'
import { loadPage } from '#app/routes.ts'
import type { PageDefinition } from '#nav/definePage.tsx'
import { isOnline } from '#platform/network.ts'

/** Spec §9, the asynchronous page: after this the loading page shows, and after that the page has failed. */
export const loadDelay = 200
const loadTimeout = 60_000

/** A reload within this time of the last one would not help either. */
const reloadRest = 60_000

/**
 * The code of a page. What fails (the browser has dispatched `vite:preloadError` then) is asked for once more, and when
 * the server no longer has that file because a new version is served, the app starts again, once. Rejects with
 * Unreachable.
 */
export async function loadPatiently(path: string): Promise<PageDefinition> {
  const load = () => loadPage(path) ?? Promise.reject(new Unreachable('network'))
  try {
    return await inTime(load().catch(load))
  } catch (error) {
    if (error instanceof Unreachable) throw error
    if (!isOnline()) throw new Unreachable('offline')
    if (mayReload()) {
      // A waiting service worker would otherwise answer with the old shell again.
      if (!(await newVersionTakesOver())) location.reload()
      return await new Promise(() => {})
    }
    throw new Unreachable('network')
  }
}

async function newVersionTakesOver(): Promise<boolean> {
  return await import('#api/newVersion.ts').then(
    ({ takeNewestVersion }) => takeNewestVersion(),
    () => false,
  )
}

function inTime(loading: Promise<PageDefinition>): Promise<PageDefinition> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unreachable('timeout')), loadTimeout)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem('reloadedAt') ?? 0)
    if (Date.now() - last < reloadRest) return false
    sessionStorage.setItem('reloadedAt', String(Date.now()))
    return true
  } catch {
    return false
  }
}
