import { readFileSync } from 'node:fs'
import type { SourceFile } from './sourceFile.ts'

const table = 'docs/spec-coverage.md'
/** The sentences of each section of the specification, one that lists many things counted by what it lists. */
const sentences = { 1: 30, 2: 90, 3: 14, 4: 16, 5: 27, 6: 7, 7: 28, 8: 24, 9: 16 }

/** The app-update dialog page, to which the specification gives no URL. */
const pageWithoutUrl = '/pages/appUpdate/appUpdate'

const reference = /`([^`]+)` › `([^`]+)`/g
/** Instead of a test: what is missing, why there is nothing to hold, or why we do otherwise. */
const excuse = /^ (?:not built yet|says no behaviour|deviation): \S/

/**
 * Every sentence of the specification names a test that exists, by its file and its title as written there. `pages`: the
 * URLs that the app knows; they are those of the sentences.
 */
export function specCoverage(files: readonly SourceFile[], pages: readonly string[]): string[] {
  const markdown = readFileSync(table, 'utf8')
  return [
    ...coverageFaults(markdown, (path) => files.find((file) => file.path === path)?.text),
    ...missing(markdown, sentences),
    ...pageFaults(
      markdown,
      pages.filter((page) => page !== pageWithoutUrl),
    ),
  ]
}

/** The same of the items of security, of which there are sixty at least. */
export function securityCoverage(files: readonly SourceFile[]): string[] {
  const path = 'docs/security.md'
  const markdown = readFileSync(path, 'utf8')
  return [
    ...coverageFaults(markdown, (name) => files.find((file) => file.path === name)?.text, path),
    ...missing(markdown, { 1: 60 }, path),
  ]
}

/** `textOf` gives what stands in a file; undefined when there is none. */
export function coverageFaults(
  markdown: string,
  textOf: (path: string) => string | undefined,
  path = table,
): string[] {
  return rowsOf(markdown).flatMap(({ line, sentence, tests }) => {
    const where = `${path}:${line}`
    const named = [...tests.matchAll(reference)]
    if (named.length === 0) return excuse.test(tests) ? [] : [`${where}: no test holds "${sentence}"`]
    const isWhole = /^[\s;]*$/.test(tests.replace(reference, ''))
    return [
      ...(isWhole ? [] : [`${where}: a test is written \`path\` › \`title\``]),
      ...named.flatMap(([, path = '', title = '']) => {
        const text = textOf(path)
        if (text === undefined) return [`${where}: there is no ${path}`]
        return isTitle(text, title) ? [] : [`${where}: ${path} has no test "${title}"`]
      }),
    ]
  })
}

/** Sections with fewer rows than the specification has sentences there. */
export function missing(markdown: string, least: Readonly<Record<string, number>>, path = table): string[] {
  const rows = rowsOf(markdown)
  return Object.entries(least).flatMap(([section, count]) => {
    const found = rows.filter((row) => row.section === section).length
    return found < count ? [`${path}: §${section} has ${found} rows for ${count} sentences`] : []
  })
}

/** The pages of the sentences and those that the app knows are the same. */
export function pageFaults(markdown: string, pages: readonly string[]): string[] {
  const named = rowsOf(markdown).flatMap(({ sentence }) => sentence.match(/\/pages\/[\w/]+/g) ?? [])
  return [
    ...pages.filter((page) => !named.includes(page)).map((page) => `${table}: no row for ${page}`),
    ...named
      .filter((page) => !pages.includes(page))
      .map((page) => `${table}: ${page} is not in apps/h5/src/nav/specPages.ts`),
  ]
}

function rowsOf(markdown: string) {
  let section = ''
  return markdown.split('\n').flatMap((text, at) => {
    section = /^## §(\d+)/.exec(text)?.[1] ?? section
    const [, sentence = '', tests = ''] = /^\| (.+?) \|(.*)\|$/.exec(text) ?? []
    return sentence === '' || sentence === 'Sentence' ? [] : [{ line: at + 1, section, sentence, tests }]
  })
}

/** A title stands between quotes, one of which may be escaped in it. */
function isTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll(quote, `\\${quote}`)
    return text.includes(`${quote}${written}${quote},`)
  })
}
