import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@zhzz/contract/locale.ts'
import type { Plugin, ViteDevServer } from 'vite'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'

const folder = join(import.meta.dirname, '../src/i18n')

/** Before what is no file, so that Vite does not read it. */
const served = '\0'

/** The module behind `virtual:words/<locale>/<part>`; the manifest of the build knows it by this path. */
export function dealtFile(locale: string, part: string): string {
  return join(folder, locale, `${part}Words.js`)
}

/** What is said before the words of all pages are there. */
const first = ['account', 'agreement', 'device', 'failure', 'home', 'registration', 'shell', 'title']

/**
 * Deals the words out: `virtual:words/en/first` has what the first screen says in English, `virtual:words/en/rest` all
 * else, so that a visitor fetches one language. While serving sources the first part has every word.
 */
export function dealtWords(): Plugin {
  let server: ViteDevServer | null = null
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
      const file = id.replace(served, '')
      const locale = locales.find((one) => file.startsWith(join(folder, one)))
      if (!locale) return null
      if (server) {
        for (const file of readdirSync(join(folder, 'words'))) this.addWatchFile(join(folder, 'words', file))
        const { allWords: now } = await server.ssrLoadModule(join(folder, 'allWords.ts'))
        return codeOf(file === dealtFile(locale, 'first') ? dealWords(now, locale) : {})
      }
      const isFirst = file === dealtFile(locale, 'first')
      return codeOf(dealWords(allWords, locale, (key) => first.includes(key.split('.')[0] ?? '') === isFirst))
    },
  }
}

function codeOf(words: object): string {
  return `export const words = ${JSON.stringify(words)}`
}
