import { randomBytes } from 'node:crypto'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { handOver } from '#member/handOver/handOver.ts'
import { eraseTenant } from '#person/eraseTenant.ts'

/**
 * Erases a person, within the caller's transaction. A tenant of theirs alone goes with everything in it; what they
 * wrote in a team stays the team's, under nobody's name. What the law keeps: orders, for three years (电子商务法 31),
 * in a tenant without a name.
 */
export async function eraseAccount(
  db: Kysely<DB>,
  sealing: Sealing,
  accountId: string,
  now: Date,
): Promise<void> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['phoneEnc', 'phoneHash', 'deleteRequestedAt'])
    .executeTakeFirstOrThrow()
  const phone = sealing.decrypt(account.phoneEnc)
  const people = await db
    .selectFrom('subAccount as mine')
    .where('mine.accountId', '=', accountId)
    .select(['mine.id', 'mine.tenantId'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('subAccount as other')
            .whereRef('other.tenantId', '=', 'mine.tenantId')
            .where('other.accountId', '!=', accountId)
            .where('other.status', '!=', 'erased')
            .select('other.id'),
        )
        .as('hasColleagues'),
    )
    .execute()
  const own = people.map(({ id }) => id)
  await db.deleteFrom('loginSession').where('accountId', '=', accountId).execute()
  await db.deleteFrom('smsCode').where('phoneHash', '=', account.phoneHash).execute()
  await db.deleteFrom('limitLift').where('phoneHash', '=', account.phoneHash).execute()
  await db.deleteFrom('guardianConsent').where('accountId', '=', accountId).execute()
  await db.deleteFrom('accountTicket').where('accountId', '=', accountId).execute()
  await db.deleteFrom('ssoIdentity').where('accountId', '=', accountId).execute()
  await db.deleteFrom('ssoAttempt').where('accountId', '=', accountId).execute()
  await db.deleteFrom('operatorAct').where('accountId', '=', accountId).execute()
  await db
    .deleteFrom('rateLimit')
    .where('key', 'like', `%${account.phoneHash.toString('base64url').replaceAll('_', '\\_')}%`)
    .execute()
  await db.deleteFrom('invitation').where('phoneHash', '=', account.phoneHash).execute()
  await db
    .updateTable('consent')
    .set({ accountId: null, deviceId: null })
    .where('accountId', '=', accountId)
    .execute()
  for (const { id, tenantId, hasColleagues } of people)
    if (hasColleagues)
      await handOver(db, { tenantId, fromId: id, askedBy: null, reason: 'erased', now }, { how: 'one' })
  if (own.length > 0) await forgetPeople(db, own, now)
  let ordersKept = 0
  let recordsKept = 0
  for (const { id, tenantId, hasColleagues } of people) {
    if (!hasColleagues) ordersKept += await eraseTenant(db, tenantId, now)
    else recordsKept += await leaveTeam(db, id)
  }
  await endAccount(db, accountId, now)
  await db
    .insertInto('accountErasure')
    .values({
      accountId,
      numberHash: sealing.sign('erasedNumber', phone),
      requestedAt: account.deleteRequestedAt,
      erasedAt: now,
      kept: JSON.stringify({ orders: ordersKept, teamRecords: recordsKept }),
    })
    .execute()
}

/** What belongs to the person in every tenant, and the name on what stays. */
async function forgetPeople(db: Kysely<DB>, ids: string[], now: Date): Promise<void> {
  for (const table of [
    'favorite',
    'companyVisit',
    'savedFilter',
    'targetItem',
    'myExhibition',
    'hallSlot',
    'callList',
    'calendarFeed',
    'accessKey',
    'webhookEndpoint',
    'message',
    'messageTarget',
    'report',
    'personalSetting',
    'personalExport',
  ] as const)
    await db.deleteFrom(table).where('subAccountId', 'in', ids).execute()
  await db.deleteFrom('idempotencyKey').where('scope', 'in', ids).execute()
  await db.deleteFrom('uploadFile').where('subAccountId', 'in', ids).where('scene', '=', 'avatar').execute()
  await sql`update message set facts = facts || '{"name": ""}'
    from hand_over where hand_over.from_id = any(${ids}) and message.source = 'handOver ' || hand_over.id`.execute(
    db,
  )
  // The company stays authenticated; who asked for it is not told any more, nor is their letter kept.
  const letters = await db
    .updateTable('authentication')
    .set({ applicantName: '', applicantPosition: '', applicantPhoneEnc: null, applicantPhoneMask: '' })
    .set({ askedBy: null })
    .where('askedBy', 'in', ids)
    .returning('letterFileId')
    .execute()
  const letterIds = letters.map(({ letterFileId }) => letterFileId).filter((id) => id !== null)
  if (letterIds.length > 0) await db.deleteFrom('uploadFile').where('id', 'in', letterIds).execute()
  await db
    .updateTable('privacyRequest')
    .set({ content: '', answer: '' })
    .where('subAccountId', 'in', ids)
    .execute()
  await db.updateTable('memberOrder').set({ wish: '' }).where('askedBy', 'in', ids).execute()
  await db.updateTable('customer').set({ ownerId: null }).where('ownerId', 'in', ids).execute()
  await db
    .updateTable('subAccount')
    .set({
      status: 'erased',
      isOwner: false,
      realName: null,
      gender: null,
      avatarUrl: null,
      position: null,
      email: null,
      wechat: null,
      personaType: null,
      cityCodes: [],
      industryCodes: [],
      seriesIds: [],
      roles: [],
      permissions: [],
      updatedAt: now,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Follow-ups and unlocks stay the team's; how many records. A sub-account that nothing points to goes. */
async function leaveTeam(db: Kysely<DB>, subAccountId: string): Promise<number> {
  const { records } = await db
    .selectFrom('followUp')
    .where('subAccountId', '=', subAccountId)
    .select((row) => row.fn.countAll<number>().as('records'))
    .executeTakeFirstOrThrow()
  const unlocked = await db
    .selectFrom('unlock')
    .where('unlockedBy', '=', subAccountId)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  if (records === 0 && unlocked === undefined)
    await db.deleteFrom('subAccount').where('id', '=', subAccountId).execute()
  return records
}

/** Gone, or where a team's records still hang on it an empty shell: no number, nothing to sign in with. */
async function endAccount(db: Kysely<DB>, accountId: string, now: Date): Promise<void> {
  const left = await db
    .selectFrom('subAccount')
    .where('accountId', '=', accountId)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  if (left === undefined) {
    await db.deleteFrom('account').where('id', '=', accountId).execute()
    return
  }
  await db
    .updateTable('account')
    .set({
      phoneEnc: Buffer.alloc(0),
      phoneHash: randomBytes(32),
      phoneMask: '',
      userName: null,
      passwordHash: null,
      status: 'erased',
      agreementVersions: '{}',
      ageConfirmedAt: null,
      ageGroup: null,
      passwordChangedAt: null,
      guardianConsentAt: null,
      lastLoginAt: null,
      deleteRequestedAt: null,
      deleteDueAt: null,
      updatedAt: now,
    })
    .where('id', '=', accountId)
    .execute()
}
