import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plannedSignedIn } from '#nav/specPages.ts'

const pagesFolder = join(import.meta.dirname, '../pages')
const generatedFile = join(import.meta.dirname, 'pages.gen.ts')

function literalList(source: string, field: string): string[] {
  const list = new RegExp(`\\b${field}: \\[([^\\]]*)\\]`).exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** The pages that exist: lower-case files of src/pages, with what the text of their definePage says. */
function findPages() {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[a-z]\w*\.tsx$/.test(file))
    .map((file) => {
      const source = readFileSync(join(pagesFolder, file), 'utf8')
      return {
        path: `/pages/${file.replaceAll('\\', '/').replace(/\.tsx$/, '')}`,
        params: literalList(source, 'params'),
        signedIn: /\baccess: 'signedIn'/.test(source),
        transparent: /\bbackground: 'transparent'/.test(source),
      }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function pagesSource(): string {
  const pages = findPages()
  const params = pages.map(({ path, params }) => {
    const fields = params
      .map((name) => `${name}: string${name.endsWith('?') ? ' | undefined' : ''}`)
      .join('; ')
    return `  '${path}': ${fields === '' ? 'Record<never, string>' : `{ ${fields} }`}`
  })
  const built = new Set(pages.map((page) => page.path))
  for (const path of plannedSignedIn)
    if (built.has(path))
      throw new Error(`${path} is built: take it out of plannedSignedIn in nav/specPages.ts`)
  const signedIn = [...pages.filter((page) => page.signedIn).map((page) => page.path), ...plannedSignedIn]
    .sort()
    .map((path) => `  '${path}',`)
  const transparent = pages.filter((page) => page.transparent).map((page) => `'${page.path}'`)
  return `// Written by generatePages.ts from the files of src/pages.

/** Query parameters of each page that exists. */
export interface PageParams {
${params.join('\n')}
}

/** Pages that need a session, built or planned. */
export const signedInPages: readonly string[] = [
${signedIn.join('\n')}
]

/** Pages through which the one below shows. */
export const transparentPages: readonly string[] = [${transparent.join(', ')}]
`
}

/** Brings pages.gen.ts in step with src/pages; false when it already was. */
export function writePages(): boolean {
  const source = pagesSource()
  if (isCurrent(source)) return false
  writeFileSync(generatedFile, source)
  return true
}

function isCurrent(source: string): boolean {
  try {
    return readFileSync(generatedFile, 'utf8') === source
  } catch {
    return false
  }
}

if (import.meta.main) {
  if (!process.argv.includes('--check')) writePages()
  else if (!isCurrent(pagesSource())) {
    console.log('apps/h5/src/nav/pages.gen.ts is not in step with src/pages: npm run pages -w apps/h5')
    process.exitCode = 1
  }
}
