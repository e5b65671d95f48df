type Calls = Readonly<Record<string, object>>

/**
 * The text of handlers.gen.ts: each call of the contract (domain → call → declaration) and the file of its name.
 * `isThere` says whether a file stands at a path inside of src; throws what to write for the calls that have none.
 */
export function handlersSource(domains: Calls, isThere: (path: string) => boolean): string {
  const names = Object.entries(domains).map(([domain, calls]) => ({
    domain,
    calls: Object.keys(calls).sort(),
  }))
  names.sort((a, b) => (a.domain < b.domain ? -1 : 1))
  const missing = names.flatMap(({ domain, calls }) =>
    calls.filter((call) => !isThere(`${domain}/${call}.ts`)).map((call) => toWrite(domain, call)),
  )
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const imports = names.flatMap(({ domain, calls }) =>
    calls.map((call) => `import { ${call} as ${local(domain, call)} } from '${fileOf(domain, call)}'`),
  )
  const served = names.map(({ domain, calls }) => {
    const lines = calls.map((call) => `    ${call}: ${local(domain, call)},`)
    return `  ${domain}: {\n${lines.join('\n')}\n  },`
  })
  return `// Written by generateHandlers.ts from the calls of the contract: npm run handlers.
${imports.join('\n')}
import type { Handlers } from '${fileOf('serve', 'handlers')}'

/** Every call of the contract and what serves it. */
export const handlers: Handlers = {
${served.join('\n')}
}
`
}

function toWrite(domain: string, call: string): string {
  return `${domain}.${call} is served by no file: write apps/api/src/${domain}/${call}.ts with one export, \`export const ${call}: Handler<typeof ${domain}.${call}>\` (copy apps/api/src/company/businessInfo.ts), then npm run handlers`
}

function fileOf(domain: string, call: string): string {
  return `#${domain}/${call}.ts`
}

/** Calls of two domains may have one name. */
function local(domain: string, call: string): string {
  return `${domain}${call.charAt(0).toUpperCase()}${call.slice(1)}`
}
