import { readFileSync } from 'node:fs'
import type { SourceFile } from './sourceFile.ts'

const table = 'docs/spec-coverage.md'
/** Sections of the specification whose every sentence is held by a test. */
const complete = ['2', '3', '4', '5', '7', '8', '9']

const reference = /`([^`]+)` › `([^`]+)`/g

/** Every sentence of the specification names a test that exists, by its file and its title as written there. */
export function specCoverage(files: readonly SourceFile[]): string[] {
  return coverageFaults(readFileSync(table, 'utf8'), (path) => files.find((file) => file.path === path)?.text)
}

/** `textOf` gives what stands in a file; undefined when there is none. */
export function coverageFaults(markdown: string, textOf: (path: string) => string | undefined): string[] {
  let section = ''
  return markdown.split('\n').flatMap((line, at) => {
    section = /^## §(\d+)/.exec(line)?.[1] ?? section
    const [, sentence = '', tests = ''] = /^\| (.+?) \|(.*)\|$/.exec(line) ?? []
    if (sentence === '' || sentence === 'Sentence') return []
    const where = `${table}:${at + 1}`
    const named = [...tests.matchAll(reference)]
    if (named.length === 0) {
      return complete.includes(section) ? [`${where}: no test holds "${sentence}"`] : []
    }
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

/** A title stands between quotes, one of which may be escaped in it. */
function isTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll(quote, `\\${quote}`)
    return text.includes(`${quote}${written}${quote},`)
  })
}
