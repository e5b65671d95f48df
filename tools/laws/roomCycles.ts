import { isTest, type SourceFile, workspaceOf } from './sourceFile.ts'

/** Files that put a workspace together: they stand above its rooms, each for itself. */
const entries = ['server.ts', 'handlers.gen.ts', 'main.ts', 'admin.ts', 'endpoints.ts']
/** Workspaces without a circle; the list only gets longer. */
const workspaces = [
  'apps/api',
  'apps/h5',
  'apps/predict',
  'apps/bench',
  'packages/contract',
  'packages/search',
]

/**
 * Rooms (folders directly under src; the files beside them are one more) that reach each other in a circle, each circle
 * once, with an import of every arrow. Tests, and what only tests stand on, are left out.
 */
export function roomCycles(files: readonly SourceFile[]): string[] {
  return workspaces.flatMap((workspace) => circlesOf(files, workspace))
}

function circlesOf(files: readonly SourceFile[], workspace: string): string[] {
  const arrows = new Map<string, Map<string, string>>()
  for (const { path, imports } of files) {
    const from = roomOf(path, workspace)
    if (from === null) continue
    for (const target of imports) {
      const to = roomOf(target, workspace)
      if (to === null || to === from) continue
      const out = arrows.get(from) ?? new Map<string, string>()
      out.set(to, out.get(to) ?? `${path} → ${target}`)
      arrows.set(from, out)
    }
  }
  const told = new Set<string>()
  return [...arrows.keys()].sort().flatMap((room) => {
    const circle = wayBack(room, arrows)
    const key = circle.toSorted().join(' ')
    if (circle.length === 0 || told.has(key)) return []
    told.add(key)
    const examples = circle.map((from, at) => arrows.get(from)?.get(circle[at + 1] ?? circle[0] ?? ''))
    return [`${workspace}: ${[...circle, room].join(' → ')}: ${examples.join(', ')}`]
  })
}

/** The shortest circle through a room; empty where there is none. */
function wayBack(room: string, arrows: Map<string, Map<string, string>>): string[] {
  const ways = [[room]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of arrows.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === room) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  return []
}

/** null: no file of the workspace, or none that counts. */
function roomOf(path: string, workspace: string): string | null {
  if (workspaceOf(path) !== workspace || isTest(path)) return null
  const [first = '', ...rest] = path.slice(`${workspace}/src/`.length).split('/')
  if (first === 'testing' || /(?:^|\/)(?:test|fake)[A-Z]\w*\.ts$/.test(path)) return null
  if (rest.length > 0) return first
  return entries.includes(first) ? first : 'beside the rooms'
}
