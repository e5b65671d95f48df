import { loadRestWords } from '#i18n/locale.ts'
import type { PageDefinition } from '#nav/definePage.tsx'
import { isPagePath, type PagePath } from '#nav/specPages.ts'
import { savesData } from '#platform/savesData.ts'
import { loadLaterIcons } from '#ui/Icon.tsx'

type Importer = () => Promise<{ default: PageDefinition }>

/** Lower-case files are pages; the file's path is the URL. Those behind 企业详情 are in a table of their own. */
const files = import.meta.glob<{ default: PageDefinition }>([
  '/src/pages/**/[a-z]*.tsx',
  '!**/*.test.tsx',
  '!/src/pages/enterprise/detail/[!d]*.tsx',
])
const behindCompany = /^\/pages\/enterprise\/detail\/[^d]/

function importerOf(path: string): Importer | undefined {
  if (behindCompany.test(path) && isPagePath(path))
    return async () => (await import('#app/companyPages.ts')).companyPage(path)
  return files[`/src${path === '/' ? '/pages/home/home' : path}.tsx`]
}

const loaded = new Map<string, Promise<PageDefinition>>()
const ready = new Map<string, PageDefinition>()

/** Whether a page says no more than what comes with the app (vite/chunks.ts). */
export function isFirstScreen(path: string): boolean {
  return path === '/'
}

async function loadRest(): Promise<void> {
  await Promise.all([loadRestWords(), loadLaterIcons()])
}

/** Fetches the code of a page; a failure is forgotten, so that the next try asks again. */
export function loadPage(path: string): Promise<PageDefinition> | null {
  const known = loaded.get(path)
  if (known) return known
  const importer = importerOf(path)
  if (!importer) return null
  const loading = Promise.all([importer(), isFirstScreen(path) ? null : loadRest()]).then(
    ([module]) => {
      ready.set(path, module.default)
      return module.default
    },
    (error: unknown) => {
      loaded.delete(path)
      throw error
    },
  )
  loaded.set(path, loading)
  return loading
}

/** The page when its code is here already, so that it is drawn without waiting a frame. */
export function readyPage(path: string): PageDefinition | null {
  return ready.get(path) ?? null
}

/** Where most people go next; fetched when the first screen stands and the browser has nothing to do. */
const likelyNext = [
  '/pages/home/application',
  '/pages/my/my',
  '/pages/search/search',
  '/pages/enterprise/list/list',
  '/pages/exhibition/list/list',
  '/pages/enterprise/detail/detail',
] as const satisfies readonly PagePath[]

/** Each fetches the code of a likely next page; none where the person saves data. */
export function likelyLoads(): readonly (() => void)[] {
  return savesData() ? [] : likelyNext.map((path) => () => void loadPage(path)?.catch(() => null))
}

export type PathKind = 'page' | 'planned' | 'unknown'

/** `planned`: of the spec, but not built yet. */
export function kindOf(path: string): PathKind {
  if (importerOf(path)) return 'page'
  return isPagePath(path) ? 'planned' : 'unknown'
}

/** `/pages/enterprise/detail/branch/branch` means `/pages/enterprise/detail/branch` (the layout of other such apps). */
export function canonicalPath(path: string): string {
  const shorter = /^(.*\/(\w+))\/\2$/.exec(path)?.[1]
  return kindOf(path) === 'unknown' && shorter !== undefined && kindOf(shorter) !== 'unknown' ? shorter : path
}
