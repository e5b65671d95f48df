import { loadRestWords } from '#i18n/locale.ts'
import type { PageDefinition } from '#nav/definePage.tsx'
import { isPagePath, type PagePath } from '#nav/specPages.ts'
import { savesData } from '#platform/savesData.ts'
import { loadLaterIcons } from '#ui/Icon.tsx'

type Importer = () => Promise<{ default: PageDefinition }>

/**
 * Where most people go: the table of all the others is fetched after the first screen. Lower-case files are pages; the
 * file's path is the URL.
 */
const files = import.meta.glob<{ default: PageDefinition }>([
  '/src/pages/home/{home,application}.tsx',
  '/src/pages/my/my.tsx',
  '/src/pages/search/search.tsx',
  '/src/pages/{enterprise,exhibition}/{list/list,detail/detail}.tsx',
])

function importerOf(path: string): Importer | undefined {
  const first = files[`/src${path === '/' ? '/pages/home/home' : path}.tsx`]
  if (first || !isPagePath(path)) return first
  return async () => (await laterPages()).laterPage(path)
}

function laterPages() {
  return import('#app/laterPages.ts')
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

/** Each fetches code that is likely needed next; none where the person saves data. */
export function likelyLoads(): readonly (() => void)[] {
  if (savesData()) return []
  return [
    () => void laterPages().catch(() => null),
    ...likelyNext.map((path) => () => void loadPage(path)?.catch(() => null)),
  ]
}

export function isKnown(path: string): boolean {
  return path === '/' || isPagePath(path)
}

/** `/pages/enterprise/detail/branch/branch` means `/pages/enterprise/detail/branch` (the layout of other such apps). */
export function canonicalPath(path: string): string {
  const shorter = /^(.*\/(\w+))\/\2$/.exec(path)?.[1]
  return !isKnown(path) && shorter !== undefined && isKnown(shorter) ? shorter : path
}
