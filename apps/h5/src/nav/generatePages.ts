import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pagesFolder = join(import.meta.dirname, '../pages')
const generatedFile = join(import.meta.dirname, 'pages.gen.ts')

/** The pages that exist: lower-case files of src/pages, as their paths in the address. */
function findPages(): string[] {
  return readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)[a-z]\w*\.tsx$/.test(file))
    .map((file) => `/pages/${file.replace(/\.tsx$/, '')}`)
    .sort()
}

function pagesSource(): string {
  const params = findPages().map(
    (path) => `  '${path}': ParamsOf<typeof import('#${path.slice(1)}.tsx').default>`,
  )
  return `// Written by generatePages.ts from the names of the files of src/pages.
import type { ParamsOf } from '#nav/definePage.tsx'

/** Query parameters of each page that exists. */
export interface PageParams {
${params.join('\n')}
}
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
