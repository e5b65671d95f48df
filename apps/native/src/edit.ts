import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces texts of a file, each once, those of a global expression everywhere. Throws where one is missing: the template has changed. */
export function edit(
  path: string,
  changes: readonly (readonly [before: string | RegExp, after: string])[],
): void {
  let text = readFileSync(path, 'utf8')
  for (const [before, after] of changes) {
    const found = typeof before === 'string' ? text.includes(before) : text.search(before) >= 0
    if (!found) throw new Error(`${path} has no ${before}: Capacitor's template has changed`)
    text = text.replace(before, () => after)
  }
  writeFileSync(path, text)
}
