import { join } from 'node:path'
import type { Rolldown } from 'vite'

const source = join(import.meta.dirname, '../src')

/** What a first visit runs before it stands: all that these import. */
export const firstEntries = [join(source, '../index.html'), join(source, 'pages/home/home.tsx')]
/** What main.tsx brings when the first screen stands. */
const afterwards = [
  join(source, 'app/startLater.ts'),
  join(source, 'app/openAppUpdate.ts'),
  join(source, 'app/offerShare.ts'),
  join(source, 'platform/wechat/share.ts'),
  join(source, 'api/keptAnswers.ts'),
]

/**
 * Which chunk a module belongs to, told by what imports it: `vendor` and `base` are what the first screen cannot do
 * without, `later` is what begins after it, `companyModules` says what the tiles
 * of 企业档案 and their pages show, `parts` is what several other pages share. A page is a chunk of its own.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const isFirst = reachableFrom(firstEntries)
  const isLater = reachableFrom(afterwards)
  return [
    {
      name: (id, graph) => (isLibrary(id) && isFirst(id, graph) ? 'vendor' : null),
      debugName: 'libraries of the first screen',
      priority: 40,
    },
    {
      name: (id, graph) => (isFirst(id, graph) ? 'base' : null),
      debugName: 'first screen',
      priority: 30,
    },
    {
      name: (id, graph) => (isLater(id, graph) ? 'later' : null),
      debugName: 'after the first screen',
      priority: 25,
    },
    { name: 'companyModules', test: /packages\/contract\/src\/companyModule\//, priority: 22 },
    { name: 'zod', test: /node_modules\/zod\//, priority: 21 },
    { name: 'parts', test: isShared, priority: 20 },
  ]
}

/**
 * The modules that a first visit runs before it stands. The packaged app fetches main.tsx when the device has said what it
 * keeps: there it is a chunk of its own, and belongs here all the same.
 */
export function firstScreen(graph: ModuleGraph): ReadonlySet<string> {
  return reachedFrom([...firstEntries, join(source, 'app/main.tsx')], graph)
}

function isLibrary(id: string): boolean {
  return /rolldown\/runtime|node_modules\//.test(id)
}

/** Pages come one by one, and so do the words of a language; what begins the app is run when it is asked for. */
function isShared(id: string): boolean {
  if (/@tanstack\/(react-)?virtual/.test(id)) return true
  return (
    id.startsWith(source) && !/^\/(?:pages\/|i18n\/[-\w]+\/|app\/main\.tsx)/.test(id.slice(source.length))
  )
}

type Read = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>

/** What the build has read. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => Read | null
}

/** Whether a module is `reachedFrom` the entries. */
function reachableFrom(entries: readonly string[]) {
  let reached: Set<string> | null = null
  return (id: string, graph: ModuleGraph): boolean => {
    reached ??= reachedFrom(entries, graph)
    return reached.has(id)
  }
}

/** `entries` and all that they import, over any number of steps, at once and not when needed. */
export function reachedFrom(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
