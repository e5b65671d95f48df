import { encodeQuery } from '@zhzz/client/encodeQuery.ts'
import type { Dealt } from '@zhzz/client/i18n/texts.ts'
import type { FirstRead } from '@zhzz/client/react/readAhead.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { renderToString } from 'react-dom/server'
import { queryClient } from '#api/queryClient.ts'
import { takeAnswer } from '#api/readAhead.ts'
import { App } from '#app/App.tsx'
import { isFirstScreen, loadPage } from '#app/routes.ts'
import { sharedText } from '#app/sharedText.ts'
import { allWords } from '#i18n/allWords.ts'
import { dealWords } from '#i18n/dealWords.ts'
import { speak } from '#i18n/locale.ts'
import { isComplete } from '#nav/definePage.tsx'
import { here, standAt } from '#nav/history.ts'
import { pageTitle } from '#nav/pageTitle.ts'
import { signedInPages } from '#nav/specPages.ts'

const words: Readonly<Record<Locale, Dealt>> = {
  'zh-Hans': dealWords(allWords, 'zh-Hans'),
  'zh-Hant': dealWords(allWords, 'zh-Hant'),
  en: dealWords(allWords, 'en'),
  fr: dealWords(allWords, 'fr'),
  es: dealWords(allWords, 'es'),
}

/** A page of which the server can draw the first screen. */
export interface Drawable {
  /** Of the page's file below apps/h5; the manifest of the build knows its scripts and styles. */
  file: string
  /** The first words are all it says. */
  isFirstScreen: boolean
  /** Whose answers `draw` wants, in this order. */
  calls: readonly { method: string; url: string; body: object | null }[]
  /** In the language, with the answers that a guest gets in it. */
  draw: (answers: readonly unknown[]) => Drawn
}

export interface Drawn {
  locale: Locale
  root: string
  /** Of the document, as the app will say it too. */
  title: string
  /** What the preview of a shared link says. */
  shared: { title: string; description: string }
  /** The answers, for app/takeGiven.ts. */
  given: string
}

function callOf({ endpoint, input }: FirstRead): Drawable['calls'][number] {
  const { method, path } = endpoint
  if (method === 'POST') return { method, url: path, body: input }
  return { method, url: path + encodeQuery(input), body: null }
}

/**
 * The page at an address in a language, when it is one that says what it reads first and that a guest may see; else
 * null.
 */
export async function drawable(pathname: string, query: string, locale: Locale): Promise<Drawable | null> {
  standAt(pathname, query)
  const { path } = here().place
  const page = await loadPage(path)?.catch(() => null)
  if (!page?.ahead || signedInPages.includes(path)) return null
  const params = Object.fromEntries(new URLSearchParams(query))
  if (!isComplete(page, params)) return null
  // The answers are kept by their language.
  speak(locale, words[locale])
  const reads = page.ahead(params)
  return {
    file: `src${path === '/' ? '/pages/home/home' : path}.tsx`,
    isFirstScreen: isFirstScreen(path),
    calls: reads.map(callOf),
    draw(answers) {
      // One page at a time: everything from here to the end is synchronous.
      standAt(pathname, query)
      speak(locale, words[locale])
      queryClient.clear()
      reads.forEach((read, n) => takeAnswer(read, answers[n]))
      const root = renderToString(<App />)
      const given = JSON.stringify(reads.map(({ key, paged }, n) => ({ key, paged, data: answers[n] })))
      const shared = sharedText(path, params)
      queryClient.clear()
      return { locale, root, given, title: pageTitle(path), shared }
    },
  }
}
