import { isInScope, opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { isOperatorAccess, mayOperate } from '@zhzz/contract/operatorRole.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { findKeyViewer } from '#http/accessKey.ts'
import { bearerOf, headerOf } from '#http/headerOf.ts'
import { Network } from '#http/network.ts'
import { findOperator } from '#http/operatorSession.ts'
import { type Counting, countKeyCall, countVisitorCall } from '#http/rates.ts'
import { findViewer, type Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'
import type { Asking } from '#security/recording.ts'

type Looking = { db: Kysely<DB>; deps: Counting; now: Date }

const nobody: Asking = { viewer: null, operator: null }

/**
 * Who asks: by a session of the app or of the console, each looked for where it is kept, so that neither opens what is the
 * other's; or by a key for programs, where there is no session.
 */
export async function askingOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, deps, now }: Looking,
): Promise<Asking> {
  const { access, name } = endpoint
  if (access === 'anyone') return nobody
  const token = headerOf(request, 'jwt-token', 200)
  const bearer = token === '' ? bearerOf(request) : ''
  if (token === '' && bearer === '') {
    if (access === 'visitor') return nobody
    throw new Failure('signedOut')
  }
  const isOfConsole = isOperatorAccess(access)
  const asking = {
    operator: isOfConsole && bearer === '' ? await findOperator(db, token, now) : null,
    viewer: isOfConsole
      ? null
      : bearer === ''
        ? await findViewer(db, token, now)
        : await findKeyViewer(db, bearer, { now, call: name, ip: request.ip }),
  }
  if (asking.viewer === null && asking.operator === null) {
    countVisitorCall(deps, Network.of(request.ip), now)
    // What no longer holds is said so everywhere: the person believes to be signed in.
    throw new Failure('signedOut')
  }
  request.accessKey = asking.viewer?.accessKey?.id ?? null
  return asking
}

/** Throws `forbidden`; by a key also where it does not reach, and `tooManyRequests` where it asks too often. */
export async function refuseUnfit(
  endpoint: Endpoint,
  { viewer, operator }: Asking,
  { db, deps, now }: Looking,
): Promise<void> {
  if (viewer !== null && viewer.accessKey !== null) await refuseKey(endpoint, viewer, { db, deps, now })
  if (!mayCall(endpoint, { viewer, operator })) throw new Failure('forbidden')
}

async function refuseKey(endpoint: Endpoint, viewer: Viewer, { db, deps, now }: Looking): Promise<void> {
  if (viewer.accessKey === null) return
  countKeyCall(deps, { key: viewer.accessKey.id, tenant: viewer.tenantId }, now)
  if (!opensToKeys(endpoint)) throw new Failure('forbidden', { reason: 'session' })
  if (!isInScope(viewer.accessKey, endpoint)) throw new Failure('forbidden', { reason: 'scope' })
  if ((await rowLimit(db, viewer, 'access_keys')) === 0) throw new Failure('forbidden', { reason: 'plan' })
}

function mayCall({ access }: Endpoint, { viewer, operator }: Asking): boolean {
  if (access === 'anyone' || access === 'visitor') return true
  if (isOperatorAccess(access)) return operator !== null && mayOperate(operator.roles, access)
  return viewer !== null && (access === 'signedIn' || isPermitted(viewer, access))
}
