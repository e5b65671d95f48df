import { endpoints } from '@zhzz/contract/endpoints.ts'
import { isOperatorAccess, mayOperate, operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { expect, test } from 'vitest'
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
