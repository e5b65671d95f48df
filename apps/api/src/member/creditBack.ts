import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { planToday } from '#http/planToday.ts'
import { limitsOf } from '#limitsOf.ts'
import { creditPeriod } from '#member/credit.ts'
import { unlockHolds } from '#member/heldUnlock.ts'
import { isFoundForeign, isSaidSince } from '#member/numberVerdict.ts'
import { returnUsage } from '#member/usage.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** Days after an unlock in which its numbers must turn out to be wrong. */
const withinDays = 90

/** What a team may find wrong in 30 days before nothing comes back to it by itself: numbers, or their share of what it unlocked. */
const usual = { numbers: 10, share: 0.5 }

/**
 * Gives the credit of every unlock of a company back whose telephone numbers have all turned out to be wrong, and ends
 * the unlock; who unlocked it is told. Says how many. To be called when one more number of the company was confirmed to be wrong.
 */
export async function giveCreditsBack(db: Kysely<DB>, companyId: string, now: Date): Promise<number> {
  const ended = await db
    .updateTable('unlock')
    .set({ status: 'refunded', refundReason: 'numbers' })
    .where('companyId', '=', companyId)
    .where(unlockHolds(now))
    .where('unlockTime', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${withinDays})`)
    .where(isWithoutNumbers(companyId))
    .where(findsNoMoreWrongThanUsual(now))
    .returning('id')
    .execute()
  if (ended.length === 0) return 0
  await returnCredits(
    db,
    ended.map(({ id }) => id),
    { isByHand: false, now },
  )
  return ended.length
}

/** Gives back what unlocks cost that have just ended; who made them is told. `isByHand`: an operator ended them. */
export async function returnCredits(
  db: Kysely<DB>,
  ids: readonly string[],
  { isByHand, now }: { isByHand: boolean; now: Date },
): Promise<void> {
  for (const credit of await creditsOf(db, ids, now)) await giveBack(db, credit, now)
  const rows = sql`select unlock.unlocked_by as sub_account_id, 'creditReturned' as kind, unlock.company_id as object_id,
      jsonb_build_object('name', company.name, 'count', unlock.cost, 'isByHand', ${isByHand}::boolean) as facts,
      concat('credit of ', unlock.id) as source
    from unlock join company on company.id = unlock.company_id where unlock.id = any(${ids}::uuid[])`
  await writeMessages(rows, now).execute(db)
}

/** What each of the unlocks cost, and what it was taken from. */
async function creditsOf(db: Kysely<DB>, ids: readonly string[], now: Date) {
  return await db
    .selectFrom('unlock')
    .innerJoin('tenant', 'tenant.id', 'unlock.tenantId')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('quotaLedger')
          .whereRef('reference', '=', 'unlock.id')
          .where('reason', '=', 'unlock')
          .orderBy('createdAt', 'desc')
          .limit(1)
          .select('quotaCode')
          .as('paid'),
      (join) => join.onTrue(),
    )
    // None: the plan that it was taken from is over.
    .leftJoinLateral(limitsOf(sql`tenant.id`, planToday(now)).as('quota'), (join) =>
      join.onRef('quota.quotaCode', '=', 'paid.quotaCode'),
    )
    .where('unlock.id', 'in', ids)
    .select(['unlock.id', 'unlock.tenantId', 'unlock.unlockedBy', 'unlock.cost'])
    .select(['paid.quotaCode', 'quota.limitValue as limit'])
    .execute()
}

type Credit = Awaited<ReturnType<typeof creditsOf>>[number]

/** To the month that runs: the one in which it was taken may be over. */
async function giveBack(db: Kysely<DB>, credit: Credit, now: Date): Promise<void> {
  const { id, tenantId, unlockedBy, cost, quotaCode, limit } = credit
  const period = creditPeriod(quotaCode)
  const used = await returnUsage(db, { tenantId, quotaCode, period, now }, cost)
  await db
    .insertInto('quotaLedger')
    .values({
      id: uuid(),
      tenantId,
      quotaCode,
      delta: cost,
      reason: 'refund',
      reference: id,
      balance: (limit ?? 0) - used,
      subAccountId: unlockedBy,
      createdAt: now,
    })
    .execute()
}

/** Of a number of everybody: two teams found the same wrong with it, or an operator did. */
const isWrong = sql<boolean>`(contact.number_status in ('empty', 'stopped') or ${isFoundForeign} or exists (
  select from contact_feedback said where said.contact_id = contact.id and said.kind = 'not_company'
    and ${isSaidSince} having count(*) >= 2))`

function isWithoutNumbers(companyId: string) {
  const numbers = sql`from contact where contact.company_id = ${companyId}
    and contact.tenant_id is null and contact.type in ('mobile', 'landline')`
  return sql<boolean>`(exists (select ${numbers}) and not exists (select ${numbers} and not ${isWrong}))`
}

/** Of a row of `unlock`: its team does not call wrong whatever it unlocks. */
function findsNoMoreWrongThanUsual(now: Date) {
  const month = sql`${now}::timestamptz - interval '30 days'`
  return sql<boolean>`(select count(*) from contact_feedback said where said.tenant_id = unlock.tenant_id
      and said.kind in ('empty', 'stopped', 'not_company') and said.created_at > ${month})
    <= greatest(${usual.numbers}::int, ${usual.share}::float8 * (select count(*) from unlock of_month
      where of_month.tenant_id = unlock.tenant_id and of_month.unlock_time > ${month}))`
}
