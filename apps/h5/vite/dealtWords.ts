import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import type { Plugin, ViteDevServer } from 'vite'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { firstKeys, wordlessImports } from './firstKeys.ts'

const folder = join(import.meta.dirname, '../src/i18n')
/** Before what is no file, so that Vite does not read it. */
const served = '\0'

/** The module behind `virtual:words/<locale>/<part>`; the manifest of the build knows it by this path. */
export function dealtFile(locale: string, part: string): string {
  return join(folder, locale, `${part}Words.js`)
}

/**
 * Deals the words out: `virtual:words/en/first` has in English what the modules of the first screen name (chunks.ts),
 * `virtual:words/en/rest` all else, so that a visitor fetches one language. Which modules those are is known when all
 * are read, therefore the words are put in as the chunks are written. While serving sources the first part has every
 * word; a page drawn by the server takes its words from the rows.
 */
export function dealtWords(): Plugin {
  let server: ViteDevServer | null = null
  let first: ReadonlySet<string> = new Set()
  return {
    name: 'dealt-words',
    configureServer(started) {
      server = started
    },
    resolveId(id) {
      const [, locale, part] = /^virtual:words\/([-\w]+)\/(first|rest)$/.exec(id) ?? []
      if (!locale || !part) return null
      return server ? served + dealtFile(locale, part) : dealtFile(locale, part)
    },
    async load(id) {
      const locale = localeOf(id.replace(served, ''))
      if (!locale) return null
      if (!server) return codeOf({})
      for (const file of readdirSync(join(folder, 'words'))) this.addWatchFile(join(folder, 'words', file))
      const { allWords: now } = await server.ssrLoadModule(join(folder, 'allWords.ts'))
      return codeOf(id.endsWith(dealtFile(locale, 'first')) ? dealWords(now, locale) : {})
    },
    renderStart() {
      const faults = wordlessImports(this)
      if (faults.length > 0) this.error(faults.join('\n'))
      first = firstKeys(this)
    },
    renderChunk(_code, chunk) {
      const locale = localeOf(chunk.facadeModuleId ?? '')
      if (!locale) return null
      const isFirst = chunk.facadeModuleId === dealtFile(locale, 'first')
      return { code: codeOf(dealWords(allWords, locale, (key) => first.has(key) === isFirst)), map: null }
    },
  }
}

function localeOf(id: string) {
  return locales.find((one) => id.startsWith(join(folder, one, '/')))
}

function codeOf(words: object): string {
  return `export const words = ${JSON.stringify(words)}`
}
