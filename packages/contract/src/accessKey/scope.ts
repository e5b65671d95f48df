import { z } from 'zod'
import { keyDomains, keyLevels } from '#accessKey/opened.ts'
import type { Endpoint } from '#endpoint.ts'
import { isOperatorAccess } from '#operatorRole.ts'
import { permissions } from '#permission.ts'

const openDomains: readonly string[] = keyDomains

/** Calls named one by one. */
export const mostKeyCalls = 60

/** What a key opens of what its person may do. */
export const accessKeyScope = z.object({
  /** `read`: nothing can be changed with it */
  level: z.enum(keyLevels),
  /** with `calls` all that it opens; both empty: every domain */
  domains: z.array(z.enum(keyDomains)).max(keyDomains.length),
  /** `company.contacts` */
  calls: z
    .array(
      z
        .string()
        .regex(/^[a-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9]*$/)
        .max(60),
    )
    .max(mostKeyCalls),
  /** of those that the person has; null: all of them, also those that come */
  permissions: z.array(z.enum(permissions)).max(permissions.length).nullable(),
})
export type AccessKeyScope = z.infer<typeof accessKeyScope>

type Of = Pick<Endpoint, 'name' | 'access' | 'byKey' | 'kind'>

/** Says of itself what a key opens; in every key's scope. */
const ofItself = 'accessKey.current'

/** A key may call it at all; else only a person with a session may. What asks nobody who they are needs neither. */
export function opensToKeys({ name, access, byKey }: Of): boolean {
  if (access === 'anyone' || isOperatorAccess(access)) return false
  return byKey ?? openDomains.includes(domainOf(name))
}

/** A key of this scope may call it. */
export function isInScope({ level, domains, calls }: AccessKeyScope, endpoint: Of): boolean {
  if (!opensToKeys(endpoint)) return false
  if (endpoint.name === ofItself) return true
  if (level === 'read' && endpoint.kind === 'write') return false
  if (domains.length === 0 && calls.length === 0) return true
  const opened: readonly string[] = [...domains, ...calls]
  return opened.includes(domainOf(endpoint.name)) || opened.includes(endpoint.name)
}

function domainOf(name: string): string {
  return name.split('.')[0] ?? ''
}
