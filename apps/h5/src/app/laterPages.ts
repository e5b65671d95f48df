import { plannedPage } from '#app/plannedPage.tsx'
import type { PageDefinition } from '#nav/definePage.tsx'
import type { PagePath } from '#nav/specPages.ts'

/** Every page: a table too long for what a first visit fetches. */
const files = import.meta.glob<{ default: PageDefinition }>(['/src/pages/**/[a-z]*.tsx', '!**/*.test.tsx'])

/** The code of a page; of one that is not built yet, a page that says so. */
export async function laterPage(path: PagePath): Promise<{ default: PageDefinition }> {
  return (await files[`/src${path}.tsx`]?.()) ?? { default: plannedPage(path) }
}
