import type { Input } from '@zhzz/contract/endpoint.ts'
import type { person } from '@zhzz/contract/person/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

type Changed = Input<typeof person.editInfo>

/**
 * The name of the viewer's tenant, and the registered company it is. Only its owner gives it, and not once the company
 * is authenticated; 'companyLocked' when it would change all the same.
 */
export async function saveCompany(
  db: Kysely<DB>,
  viewer: Viewer,
  { companyName, companyId }: Pick<Changed, 'companyName' | 'companyId'>,
  now: Date,
): Promise<'companyLocked' | null> {
  if (companyName === undefined) return null
  const tenant = await db
    .selectFrom('tenant')
    .where('id', '=', viewer.tenantId)
    .select(['name', 'authStatus', 'companyId'])
    .executeTakeFirstOrThrow()
  if (tenant.name === companyName && (tenant.companyId ?? null) === (companyId ?? null)) return null
  if (!viewer.isOwner || tenant.authStatus === 3 || tenant.authStatus === 1)
    return tenant.name === companyName ? null : 'companyLocked'
  const known =
    companyId == null
      ? undefined
      : await db
          .selectFrom('company')
          .where('id', '=', companyId)
          .where('name', '=', companyName)
          .select('id')
          .executeTakeFirst()
  await db
    .updateTable('tenant')
    .set({ name: companyName, companyId: known?.id ?? null, updatedAt: now })
    .where('id', '=', viewer.tenantId)
    .execute()
  return null
}

const own = [
  'realName',
  'gender',
  'position',
  'email',
  'wechat',
  'avatarUrl',
  'cityCodes',
  'industryCodes',
] as const

/** Writes the fields that are given; the rest stay. */
export async function savePerson(db: Kysely<DB>, viewer: Viewer, changed: Changed, now: Date): Promise<void> {
  const given = Object.fromEntries(
    own
      .filter((field) => changed[field] !== undefined)
      .map((field) => [field, changed[field] === '' ? null : changed[field]]),
  )
  await db
    .updateTable('subAccount')
    .set({ ...given, updatedAt: now })
    .where('id', '=', viewer.subAccountId)
    .execute()
}
