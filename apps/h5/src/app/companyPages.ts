import type { PageDefinition } from '#nav/definePage.tsx'

/** The pages behind 企业详情: too many for what a first visit fetches. */
const files = import.meta.glob<{ default: PageDefinition }>('/src/pages/enterprise/detail/[!d]*.tsx')

/** The code of one of them; the specification has none that is not there. */
export function companyPage(path: string): Promise<{ default: PageDefinition }> {
  const load = files[`/src${path}.tsx`]
  if (!load) throw new Error(`no page ${path}`)
  return load()
}
