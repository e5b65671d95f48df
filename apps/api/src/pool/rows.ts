import { followStage, intentLevel } from '@zhzz/contract/customer/stage.ts'
import { type PoolRow, poolRow } from '@zhzz/contract/pool/row.ts'
import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import type { Kysely } from 'kysely'
import { dayAfter, shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { companyStates } from '#member/companyState.ts'
import { lastContact } from '#pool/idle.ts'

/** Customers of the viewer's tenant, with the name of who had them. */
export function shownCustomers(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'customer.companyId')
    .leftJoin('subAccount as before', 'before.id', 'customer.pooledFromId')
    .where('customer.tenantId', '=', viewer.tenantId)
    .select(['customer.id', 'customer.companyId', 'customer.ownerId', 'customer.stage'])
    .select(['customer.intentLevel', 'customer.poolReason', 'customer.ownedSince'])
    .select(['customer.lastFollowTime', 'customer.poolWarnedAt', lastContact.as('contact')])
    .select(['company.name', 'company.contactCount', 'company.registrationStatus'])
    .select('before.realName as fromName')
}

type Customer = Awaited<ReturnType<ReturnType<typeof shownCustomers>['executeTakeFirstOrThrow']>>
type Rule = PoolRule & { since: Date }

export async function poolRows(
  customers: Customer[],
  { rule, context }: { rule: Rule; context: { db: Kysely<DB>; viewer: Viewer; now: Date } },
): Promise<PoolRow[]> {
  const { db, viewer, now } = context
  const companyIds = customers.map(({ companyId }) => companyId)
  const stateOf = await companyStates(db, companyIds, viewer, now)
  return customers.map((row) => ({
    id: row.id,
    company: {
      id: row.companyId,
      name: row.name,
      nameParts: nameParts(row.name),
      contactCount: row.contactCount,
      registrationStatus: row.registrationStatus,
      myState: stateOf(row.companyId),
    },
    stage: followStage.parse(row.stage),
    intentLevel: intentLevel.nullable().parse(row.intentLevel),
    reason: poolRow.shape.reason.parse(row.poolReason),
    since: row.ownedSince.toISOString(),
    fromName: row.fromName,
    lastFollowTime: row.lastFollowTime?.toISOString() ?? null,
    fallsOn: fallsOn(row, rule, now),
  }))
}

/** After the days without contact, and not before its owner has been told for so many days. */
function fallsOn(
  { ownerId, stage, contact, poolWarnedAt }: Customer,
  { isOn, idleDays, warnDays, keepWon, since }: Rule,
  now: Date,
): string | null {
  if (!isOn || ownerId === null || (keepWon && stage === 'won')) return null
  const isWarned = poolWarnedAt !== null && poolWarnedAt > contact && poolWarnedAt > since
  const idle = dayAfter(shanghaiDay(contact), idleDays)
  const told = isWarned
    ? dayAfter(shanghaiDay(poolWarnedAt), warnDays)
    : dayAfter(shanghaiDay(now), 1 + warnDays)
  return told > idle ? told : idle
}
