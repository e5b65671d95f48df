import { here, watchHistory } from '#nav/history.ts'
import { store } from '#platform/storage.ts'

/** Pages that are not kept as the last one seen (spec §3): login, settings, password, agreement, web-view; nor the app-update dialog. */
const notKept = [
  '/pages/login/',
  '/pages/person/',
  '/pages/agreement/',
  '/pages/webView/',
  '/pages/appUpdate/',
]

/** Keeps the last visited page in `currentPath`. */
export function keepCurrentPath(): void {
  const keep = () => {
    const { path, query } = here().place
    if (!notKept.some((folder) => path.startsWith(folder))) store('currentPath', path + query)
  }
  keep()
  watchHistory(keep)
}
