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

const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g

/** Every TypeScript file that git knows or would add. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  const paths = listed.split('\n').filter((path) => path !== '' && !path.endsWith('.d.ts'))
  const known = new Set(paths)
  return paths.flatMap((path) => {
    const text = readIfThere(path)
    if (text === null) return []
    const specifiers = [...text.matchAll(importPattern)].map((match) => match[1] ?? '')
    const imports = specifiers
      .flatMap((specifier) => resolve(path, specifier) ?? [])
      .filter((file) => known.has(file))
    return [{ path, text, lines: text.split('\n').length - 1, specifiers, imports }]
  })
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

function resolve(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) {
    const workspace = workspaceOf(path)
    return join(workspace === '' ? 'tools' : join(workspace, 'src'), specifier.slice(1))
  }
  if (specifier.startsWith('./')) return normalize(join(dirname(path), specifier))
  const ours = /^@zhzz\/([^/]+)\/(.+)$/.exec(specifier)
  if (!ours) return null
  const [, name = '', file = ''] = ours
  const folder = ['contract', 'db', 'search'].includes(name) ? 'packages' : 'apps'
  return `${folder}/${name}/src/${file}`
}
