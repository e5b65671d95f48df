import type { SourceFile } from './sourceFile.ts'

/** Import cycles, each once, as `a → b → a`. */
export function cycles(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, file.imports]))
  const done = new Set<string>()
  const found: string[] = []

  function visit(path: string, trail: string[]): void {
    const seenAt = trail.indexOf(path)
    if (seenAt >= 0) {
      found.push(`import cycle: ${[...trail.slice(seenAt), path].join(' → ')}`)
      return
    }
    if (done.has(path)) return
    for (const next of imports.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }

  for (const path of imports.keys()) visit(path, [])
  return found
}
