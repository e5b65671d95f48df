import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pagesFolder = join(import.meta.dirname, '../src/pages')

interface FoundPage {
  path: string
  params: readonly string[]
  signedIn: boolean
}

function literalList(source: string, field: string): string[] {
  const list = new RegExp(`\\b${field}: \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** The pages that exist: lower-case files under src/pages, with what their definePage says. */
export function findPages(): FoundPage[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[a-z]\w*\.tsx$/.test(file))
    .map((file) => {
      const source = readFileSync(join(pagesFolder, file), 'utf8')
      return {
        path: `/pages/${file.replaceAll('\\', '/').replace(/\.tsx$/, '')}`,
        params: literalList(source, 'params'),
        signedIn: /\baccess: 'signedIn'/.test(source),
      }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The text of src/nav/pages.gen.ts. */
export function pagesSource(): string {
  const pages = findPages()
  const params = pages.map(({ path, params }) => {
    const fields = params
      .map((name) => (name.endsWith('?') ? `${name}: string` : `${name}: string`))
      .join('; ')
    return `  '${path}': ${fields === '' ? 'Record<never, string>' : `{ ${fields} }`}`
  })
  return `// Written by vite/pagesFile.ts from the files of src/pages.

/** Query parameters of each page that exists. */
export interface PageParams {
${params.join('\n')}
}

/** Pages that need a session. */
export const signedInPages: readonly string[] = [
${pages
  .filter((page) => page.signedIn)
  .map((page) => `  '${page.path}',`)
  .join('\n')}
]
`
}
