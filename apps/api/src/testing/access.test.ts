import { type AccessKeyScope, isInScope, opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { isOperatorAccess, mayOperate, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { expect, test } from 'vitest'
import { addKey } from '#testing/addKey.ts'
import { goodRequests } from '#testing/goodRequests.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { raw, clock } = server
const free = await signIn(server)
const shown = await addCompany(server, { name: '苏州测试激光设备有限公司' })
const edition = await addEdition(server, { days: 20, entries: 120, companyId: shown.id })
const operators = await Promise.all(
  operatorRoles.map(async (role) => ({ role, ...(await addOperator(server, [role])) })),
)
const people = { free_authenticated: await signIn(server), team: await signIn(server, 'team') }
await server.database.db
  .updateTable('tenant')
  .set({ authStatus: 3 })
  .where('id', '=', people.free_authenticated.tenantId)
  .execute()
const scopes: AccessKeyScope[] = [
  { level: 'write', domains: [], calls: [], permissions: null },
  { level: 'read', domains: [], calls: [], permissions: null },
  { level: 'write', domains: ['company', 'followUp'], calls: [], permissions: [] },
  { level: 'write', domains: [], calls: ['member.unlock', 'exhibition.search'], permissions: null },
]
const keys = await Promise.all([
  ...scopes.slice(0, 1).map(async (scope) => ({
    ...people.free_authenticated,
    scope,
    ...(await addKey(server, people.free_authenticated, scope)),
  })),
  ...scopes.map(async (scope) => ({ ...people.team, scope, ...(await addKey(server, people.team, scope)) })),
])
const requests = goodRequests({ companyId: shown.id, editionId: edition.id, now: clock.now })

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: who gets in',
  async (name, endpoint) => {
    const input = requests[name]?.()
    expect(input, `a request for ${name} in this test`).toBeDefined()
    const ofAnyone = (await raw(endpoint, input)).json().code
    const ofForged = (await raw(endpoint, requests[name]?.(), { token: 'x'.repeat(43) })).json().code
    const isOpen = endpoint.access === 'anyone' || endpoint.access === 'visitor'
    expect(ofAnyone === 401).toBe(!isOpen)
    expect(ofForged === 401).toBe(endpoint.access !== 'anyone')
    if (name === 'account.logout') return
    const ofFree = await raw(endpoint, requests[name]?.(), free)
    expect(ofFree.json().code === 401).toBe(isOperatorAccess(endpoint.access))
    expect(ofFree.headers['cache-control']).toMatch(
      endpoint.access === 'anyone' ? /no-store|public/ : /^no-store$/,
    )
  },
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: what a session of the console opens',
  async (name, endpoint) => {
    const { access } = endpoint
    if (access === 'anyone' || name === 'operate.signOut') return
    for (const { role, token } of operators) {
      const { code } = (await raw(endpoint, requests[name]?.(), { token })).json()
      const right = !isOperatorAccess(access) ? 'out' : mayOperate([role], access) ? 'in' : 'forbidden'
      expect([role, code === 401 ? 'out' : code === 403 ? 'forbidden' : 'in']).toEqual([role, right])
    }
  },
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: what a key for programs opens, and never more than its person may',
  async (name, endpoint) => {
    for (const { bearer, token, scope } of keys) {
      const { code, data } = (await raw(endpoint, requests[name]?.(), { bearer })).json()
      if (endpoint.access === 'anyone') continue
      const right = rightOf(endpoint, scope)
      const said = code === 401 ? 'out' : code === 403 ? (data.detail?.reason ?? 'in') : 'in'
      expect(said).toBe(right)
      if (code !== 403 || data.detail !== null) continue
      // What is left is for want of a permission: of the key's, or the person has it as little.
      const ofPerson = (await raw(endpoint, requests[name]?.(), { token })).json().code
      expect(scope.permissions === null ? ofPerson : 403).toBe(403)
    }
  },
)

/** Behind `in` the person's own rights decide. */
function rightOf(endpoint: Endpoint, scope: AccessKeyScope): 'out' | 'session' | 'scope' | 'in' {
  if (isOperatorAccess(endpoint.access)) return 'out'
  if (!opensToKeys(endpoint)) return 'session'
  return isInScope(scope, endpoint) ? 'in' : 'scope'
}
