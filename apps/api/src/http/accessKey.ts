import { accessKeyScope } from '@zhzz/contract/accessKey/scope.ts'
import { everyPermission } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import type { Kysely } from 'kysely'
import { grantedPermissions } from '#http/grantedPermissions.ts'
import { isSecret } from '#http/keySecret.ts'
import { maskIp } from '#http/network.ts'
import { planToday } from '#http/planToday.ts'
import { hashOfText, type Viewer } from '#http/session.ts'

const usedEvery = 60_000

/**
 * The person of a key, with no more than it opens of what they may; null when the key is unknown, ended or out of date, or its
 * owner is shut out. Asked of the database each time, so that a key that was ended opens nothing more on any node.
 */
export async function findKeyViewer(
  db: Kysely<DB>,
  secret: string,
  { now, call, ip }: { now: Date; call: string; ip: string },
): Promise<Viewer | null> {
  if (!isSecret(secret)) return null
  const hash = hashOfText(secret)
  const row = await db
    .selectFrom('accessKey as key')
    .modifyFront(prepared('key_viewer'))
    .innerJoin('subAccount as person', 'person.id', 'key.subAccountId')
    .innerJoin('account', 'account.id', 'person.accountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where((row) =>
      row.or([
        row('key.secretHash', '=', hash),
        row.and([row('key.previousHash', '=', hash), row('key.previousUntil', '>', now)]),
      ]),
    )
    .where('key.revokedAt', 'is', null)
    .where('key.expiresAt', '>', now)
    .where('account.status', '=', 'active')
    .where('person.status', '=', 'active')
    .select(['key.id as keyId', 'key.name', 'key.level', 'key.domains', 'key.calls', 'key.expiresAt'])
    .select(['key.permissions as opened', 'key.usedAt', 'person.id as subAccountId', 'person.realName'])
    .select(['account.id as accountId', 'tenant.id as tenantId', 'person.roles', 'person.isOwner'])
    .select(grantedPermissions.as('permissions'))
    .select(planToday(now).as('plan'))
    .executeTakeFirst()
  if (row === undefined) return null
  const { keyId, name, level, domains, calls, expiresAt, opened, usedAt, permissions, ...person } = row
  const isOld = usedAt === null || now.getTime() - usedAt.getTime() > usedEvery
  // Who asks what a key opens uses it for something else in a moment.
  if (isOld && call !== 'accessKey.current')
    // Worth no answer: where it cannot be written (a full disk), the next call writes it.
    await noteUse(db, keyId, { now, call, ip }).catch(() => null)
  const scope = accessKeyScope.parse({ level, domains, calls, permissions: opened })
  return {
    ...person,
    sessionId: keyId,
    permissions: opened === null ? permissions : bothOf(permissions, opened),
    accessKey: { ...scope, id: keyId, name, expiresAt },
  }
}

function bothOf(permissions: string[], opened: string[]): string[] {
  return permissions.includes(everyPermission) ? opened : opened.filter((one) => permissions.includes(one))
}

async function noteUse(db: Kysely<DB>, id: string, used: { now: Date; call: string; ip: string }) {
  await db
    .updateTable('accessKey')
    .set({ usedAt: used.now, usedCall: used.call, usedNetwork: maskIp(used.ip) })
    .where('id', '=', id)
    .execute()
}
