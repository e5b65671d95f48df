import type { SourceFile } from './sourceFile.ts'

/**
 * Law 2: the call is the file, and its one exported const; handlers.gen.ts is written from these. `calls`: the names of
 * the contract.
 */
export function callFiles(files: readonly SourceFile[], calls: readonly string[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return calls.flatMap((name) => {
    const [domain = '', call = ''] = name.split('.')
    const faults: string[] = []
    if (!texts.has(`packages/contract/src/${domain}/calls.ts`))
      faults.push(`${name}: not declared in packages/contract/src/${domain}/`)
    const handler = `apps/api/src/${domain}/${call}.ts`
    const text = texts.get(handler)
    if (text === undefined) faults.push(`${name}: no handler ${handler}`)
    else if (!isOnlyExport(text, call))
      faults.push(`${handler}: exports something else than the const ${call}`)
    return faults
  })
}

/** Types may be exported beside it. */
function isOnlyExport(text: string, call: string): boolean {
  const exported = text.match(/^export (?!type |interface ).*/gm) ?? []
  return exported.length === 1 && new RegExp(`^export const ${call}\\b`).test(exported[0] ?? '')
}
