import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import { allWords } from '#i18n/allWords.ts'
import { keysOf } from '#i18n/dealWords.ts'
import { keysIn } from '#i18n/keysIn.ts'
import { firstScreen, type ModuleGraph, reachedFrom } from './chunks.ts'

type Graph = ModuleGraph & Pick<Rolldown.PluginContext, 'getModuleIds'>

const keys = keysOf(allWords)
/** Calls have names like keys, and libraries no words of ours. */
const wordless = /node_modules|packages\/contract\//

function keysOfModules(ids: Iterable<string>, graph: Graph): Set<string> {
  const spoken = [...ids].filter((id) => !wordless.test(id))
  return new Set(spoken.flatMap((id) => [...keysIn(graph.getModuleInfo(id)?.code ?? '', keys)]))
}

/** The keys that the modules of the first screen name. */
export function firstKeys(graph: Graph): Set<string> {
  return keysOfModules(firstScreen(graph), graph)
}

/** The tables of pages: whoever fetches a page waits for the words. */
const pageTable = /\/app\/(?:routes|laterPages)\.ts$/

/**
 * Imports on demand that forget `withWords`: what they fetch names other keys than the first screen.
 */
export function wordlessImports(graph: Graph): string[] {
  const first = firstScreen(graph)
  const known = firstKeys(graph)
  const faults: string[] = []
  for (const id of graph.getModuleIds()) {
    const { code, dynamicallyImportedIds } = graph.getModuleInfo(id) ?? {}
    if (!code || wordless.test(id) || pageTable.test(id)) continue
    for (const fetched of dynamicallyImportedIds ?? []) {
      if (!isBare(code, fetched)) continue
      const late = [...reachedFrom([fetched], graph)].filter((one) => !first.has(one))
      const key = [...keysOfModules(late, graph)].find((one) => !known.has(one))
      if (key) faults.push(`${id}: withWords(import('…/${basename(fetched)}')), for it says ${key}`)
    }
  }
  return faults
}

/** Imported without the words. */
function isBare(code: string, fetched: string): boolean {
  const name = basename(fetched).replaceAll('.', '\\.')
  return new RegExp(`(?<!withWords\\(\\s*)\\bimport\\(\\s*['"][^'"]*${name}['"]`).test(code)
}
