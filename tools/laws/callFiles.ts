import { existsSync, readFileSync } from 'node:fs'
import { endpoints } from '@zhzz/contract/endpoints.ts'

/** Law 2: the call is the file. */
export function callFiles(): string[] {
  return endpoints.flatMap((endpoint) => {
    const [domain = '', call = ''] = endpoint.name.split('.')
    const faults: string[] = []
    if (!existsSync(`packages/contract/src/${domain}/calls.ts`))
      faults.push(`${endpoint.name}: not declared in packages/contract/src/${domain}/`)
    const handler = `apps/api/src/${domain}/${call}.ts`
    if (!existsSync(handler)) faults.push(`${endpoint.name}: no handler ${handler}`)
    else if (!readFileSync(handler, 'utf8').includes(`export const ${call}`))
      faults.push(`${handler}: does not export ${call}`)
    return faults
  })
}
