import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trusted } from '@zhzz/contract/trusted.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** What the build says of its files: source or chunk name → what to fetch for it. */
export type Manifest = Readonly<Record<string, Chunk>>

export function readManifest(appFolder: string): Manifest {
  // Written by Vite with the app it is served with.
  return trusted<Manifest>(JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8')))
}

/** The scripts and styles of some sources with all they import, each once, imports first. */
export function filesOf(
  manifest: Manifest,
  names: readonly string[],
): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const name of names) visit(name)
  return { scripts: [...scripts], styles: [...styles] }
}
