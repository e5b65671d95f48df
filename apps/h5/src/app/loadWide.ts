import type { Wide } from '#app/wide/wide.ts'
import { withWords } from '#i18n/locale.ts'
import { isWide, watchWide } from '#platform/wide.ts'

let loaded: Wide | null = null

/** Fetches what pages need to stand side by side, where they have room for it. */
export async function loadWide(): Promise<void> {
  if (!isWide() || loaded) return
  loaded = await withWords(import('#app/wide/wide.ts')).then(
    (module) => module.wide,
    () => null,
  )
}

/** Null on a narrow window; and on a wide one until the code is there. */
export function wideNow(): Wide | null {
  return isWide() ? loaded : null
}

export function watchWideNow(listener: () => void): () => void {
  return watchWide(() => void loadWide().then(listener))
}
