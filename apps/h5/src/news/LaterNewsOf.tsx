import { type ComponentProps, lazy, Suspense } from 'react'
import { withWords } from '#i18n/locale.ts'
import type { NewsOf } from '#news/NewsOf.tsx'

const Shown = lazy(async () => ({ default: (await withWords(import('#news/NewsOf.tsx'))).NewsOf }))

/** NewsOf at the end of a page, with code of its own: most pages have none to show. */
export function LaterNewsOf(props: ComponentProps<typeof NewsOf>) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
