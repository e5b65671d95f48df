import type { SourceFile } from './sourceFile.ts'

const wiring = 'apps/api/src/handlers.ts'

/** Law 2: the call is the file: its one exported const, and what handlers.ts serves. `calls`: the names of the contract. */
export function callFiles(files: readonly SourceFile[], calls: readonly string[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const wired = wiredCalls(texts.get(wiring) ?? '')
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
    if (wired.get(name) !== `${call} of #${domain}/${call}.ts`)
      faults.push(`${wiring}: ${name} is not ${call} of #${domain}/${call}.ts`)
    return faults
  })
}

/** Types may be exported beside it. */
function isOnlyExport(text: string, call: string): boolean {
  const exported = text.match(/^export (?!type |interface ).*/gm) ?? []
  return exported.length === 1 && new RegExp(`^export const ${call}\\b`).test(exported[0] ?? '')
}

/** `company.detail` → `detail of #company/detail.ts`, as imported and as named in the table. */
function wiredCalls(text: string): Map<string, string> {
  const imported = new Map(
    [...text.matchAll(/^import \{([^}]+)\} from '([^']+)'/gm)].flatMap(([, names = '', file = '']) =>
      entriesOf(names, ' as ').map(([name, local]) => [local, `${name} of ${file}`] as const),
    ),
  )
  return new Map(
    [...text.matchAll(/^ {2}(\w+): \{([^}]+)\}/gm)].flatMap(([, domain = '', calls = '']) =>
      entriesOf(calls, ': ').map(
        ([call, local]) => [`${domain}.${call}`, imported.get(local) ?? ''] as const,
      ),
    ),
  )
}

/** `a, b as c` as [a, a], [b, c]. */
function entriesOf(list: string, between: string): [string, string][] {
  return list
    .split(',')
    .map((entry) => entry.trim().split(between))
    .map(([name = '', local = name]) => [name, local])
}
