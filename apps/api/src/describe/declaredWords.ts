import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The properties that stand beside each other in the source, and what the comments above them say. */
export type Written = { keys: readonly string[]; says: ReadonlyMap<string, string> }

export type DeclaredWords = {
  /** By the name of a property: the objects that say something of it. */
  objects: ReadonlyMap<string, readonly Written[]>
  /** Of named schemas, by their names. */
  named: ReadonlyMap<string, string>
  /** Names of objects that are declared for themselves, by their properties in order of the alphabet. */
  objectNames: ReadonlyMap<string, string>
}

const contract = dirname(fileURLToPath(import.meta.resolve('@zhzz/contract/endpoint.ts')))

/**
 * What the contract says of its properties where they are declared: the comments of its sources. They are read there, for
 * a description in the schemas would go to every telephone.
 */
export function declaredWords(): DeclaredWords {
  const named = new Map<string, string>()
  const objectNames = new Map<string, string>()
  const texts = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(contract, path), 'utf8').split('\n'))
  for (const lines of texts)
    for (const [at, line] of lines.entries()) {
      const name = /^export const (\w+) =/.exec(line)?.[1]
      if (name === undefined) continue
      const says = commentAbove(lines, at)
      if (says !== null) named.set(name, says)
      const keys = line.endsWith(' = z.object({') ? keysAround(lines, at + 1) : []
      if (keys.length > 1) objectNames.set(keys.toSorted().join(), name)
    }
  const objects = texts.flatMap((lines) =>
    lines.flatMap((line, at): Written[] => {
      const isFirst = /^ +(?:\w+(?::|,$)|\/\*\*)/.test(line) && /[{(]$/.test(lines[at - 1] ?? '')
      if (!isFirst) return []
      const keys = keysAround(lines, at)
      return [{ keys, says: saysOf(lines, at, named) }]
    }),
  )
  const byName = new Map<string, Written[]>()
  for (const written of objects)
    for (const name of written.says.keys()) byName.set(name, [...(byName.get(name) ?? []), written])
  return { objects: byName, named, objectNames }
}

/** What stands above each property of an object whose first line is `at`; else what its named schema says of itself. */
function saysOf(
  lines: readonly string[],
  at: number,
  named: ReadonlyMap<string, string>,
): Map<string, string> {
  const says = new Map<string, string>()
  for (const [place, name, schema] of propertiesAround(lines, at)) {
    const said = commentAbove(lines, place) ?? named.get(schema)
    if (said !== undefined) says.set(name, said)
  }
  return says
}

function keysAround(lines: readonly string[], at: number): string[] {
  return propertiesAround(lines, at).map(([, name]) => name)
}

/** Line, name and named schema of each property from a line on, as deep as that. */
function propertiesAround(lines: readonly string[], from: number): [number, string, string][] {
  const depth = indentOf(lines[from] ?? '')
  const found: [number, string, string][] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() !== '' && indentOf(line) < depth) break
    const [, name, schema = name] = /^ +(\w+)(?:: (\w+)\b|:|,$)/.exec(line) ?? []
    if (indentOf(line) === depth && name !== undefined) found.push([at, name, schema ?? name])
  }
  return found
}

/** The comment that ends above a line, on one line; null: there is none. */
function commentAbove(lines: readonly string[], at: number): string | null {
  const above = lines[at - 1]?.trim() ?? ''
  if (!above.endsWith('*/')) return null
  const text: string[] = []
  for (let from = at - 1; from >= 0; from--) {
    const line = lines[from]?.trim() ?? ''
    text.unshift(line.replace(/^\/\*\*\s?|\s?\*\/$/g, '').replace(/^\* ?/, ''))
    if (line.startsWith('/**')) return text.join(' ').trim()
  }
  return null
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
