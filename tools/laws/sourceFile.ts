import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file of ours and the files of ours it imports. */
export interface SourceFile {
  /** from the root of the repository: `apps/api/src/server.ts` */
  path: string
  text: string
  lines: number
  /** import specifiers as written */
  specifiers: string[]
  /** the files of ours behind them */
  imports: string[]
}

/** The type of a module (`typeof import('x')`) asks for nothing at run time; fileRules says who may name one. */
const importPattern = /(?:\bfrom\s+|(?<!\btypeof )\bimport\s*\(?\s*)'([^']+)'/g

/** Every TypeScript file that git knows or would add. */
export function sourceFiles(): SourceFile[] {
  const paths = listed('*.ts', '*.tsx').filter((path) => !path.endsWith('.d.ts'))
  const known = new Set(paths)
  return paths.flatMap((path) => {
    const text = readIfThere(path)
    if (text === null) return []
    const specifiers = [...text.matchAll(importPattern)].map((match) => match[1] ?? '')
    const imports = specifiers.flatMap((specifier) =>
      placesOf(path, specifier).filter((file) => known.has(file)),
    )
    return [{ path, text, lines: text.split('\n').length - 1, specifiers, imports }]
  })
}

/** Every style sheet of the app. */
export function styleSheets(): { path: string; text: string }[] {
  return listed('apps/h5/src/*.css').flatMap((path) => {
    const text = readIfThere(path)
    return text === null ? [] : [{ path, text }]
  })
}

function listed(...patterns: string[]): string[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
  return names.split('\n').filter((path) => path !== '')
}

/** A file deleted but not yet committed is still listed by git. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** `apps/api` of `apps/api/src/server.ts`; '' for a file outside of the workspaces. */
export function workspaceOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? ''
}

/** A test, or a file of the browser tests. */
export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.includes('/e2e/')
}

/** Where the file of an import may stand; nowhere when it is none of ours. */
function placesOf(path: string, specifier: string): string[] {
  if (specifier.startsWith('./')) return [normalize(join(dirname(path), specifier))]
  if (specifier.startsWith('#')) {
    const workspace = workspaceOf(path)
    const name = specifier.slice(1)
    if (workspace === '') return [join('tools', name)]
    return [name.startsWith('e2e/') ? join(workspace, name) : join(workspace, 'src', name)]
  }
  const [, name = '', file = ''] = /^@zhzz\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return file === '' ? [] : [`packages/${name}/src/${file}`, `apps/${name}/src/${file}`]
}
