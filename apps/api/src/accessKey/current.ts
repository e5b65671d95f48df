import type { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { isInScope } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { isOperatorAccess } from '@zhzz/contract/operatorRole.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'

export const current: Handler<typeof accessKey.current> = async (_input, { viewer, fail }) => {
  const { accessKey: key } = viewer
  if (key === null) throw fail('notFound')
  const { id, name, expiresAt } = key
  const calls = endpoints.filter((endpoint) => isInScope(key, endpoint) && isAllowed(viewer, endpoint))
  return { id, name, expiresAt: expiresAt.toISOString(), calls: calls.map((endpoint) => endpoint.name) }
}

function isAllowed(viewer: Viewer, { access }: Endpoint): boolean {
  if (access === 'anyone' || access === 'visitor' || access === 'signedIn') return true
  return !isOperatorAccess(access) && isPermitted(viewer, access)
}
