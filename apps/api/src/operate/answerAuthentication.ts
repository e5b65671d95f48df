import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { shanghaiDay } from '#day.ts'
import { holderOf } from '#member/holderOf.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { inTransaction, Unanswerable } from '#operate/unanswerable.ts'

export type Verdict = {
  request: number
  /** Days from today, or behind what is left of the one it renews. */
  verdict: { days: number } | { reason: string }
  operator: string
  now: Date
}

/** 企业认证 answered: the tenant is that company from now on, or reads why not; who asked is told in the same transaction. */
export async function answerAuthentication(db: Kysely<DB>, answer: Verdict): Promise<string> {
  const { request, verdict, operator, now } = answer
  return inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('authentication')
      .where('requestNo', '=', request)
      .forUpdate()
      .selectAll()
      .executeTakeFirst()
    if (asked === undefined) throw new Unanswerable('notFound', `there is no request ${request}`)
    if (asked.state !== 'pending')
      throw new Unanswerable('conflict', `request ${request} is answered: ${asked.state}`)
    if ('reason' in verdict) {
      await trx
        .updateTable('authentication')
        .set({ state: 'rejected', reason: verdict.reason, operator, reviewedAt: now })
        .where('id', '=', asked.id)
        .execute()
      // One that was to be renewed holds to its own end.
      await trx
        .updateTable('tenant')
        .set({ authStatus: 2, updatedAt: now })
        .where('id', '=', asked.tenantId)
        .where('authStatus', '!=', 3)
        .execute()
      await writeMessages(tellingOf(request, null), now).execute(trx)
      return `${asked.companyName}: rejected`
    }
    const expiresAt = await approve(trx, asked, { days: verdict.days, operator, now })
    await writeMessages(tellingOf(request, shanghaiDay(expiresAt)), now).execute(trx)
    return `${asked.companyName}: authenticated until ${shanghaiDay(expiresAt)}`
  })
}

type Asked = { id: string; tenantId: string; companyName: string; unifiedSocialCreditCode: string }

async function approve(
  trx: Kysely<DB>,
  { id, tenantId, companyName, unifiedSocialCreditCode }: Asked,
  { days, operator, now }: { days: number; operator: string; now: Date },
): Promise<Date> {
  const heldBy = await holderOf(trx, unifiedSocialCreditCode, tenantId)
  if (heldBy !== null)
    throw new Unanswerable('companyTaken', `${companyName} is authenticated for another tenant, of ${heldBy}`)
  const renewed = await trx
    .updateTable('authentication')
    .set({ state: 'ended' })
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'approved')
    .returning('expiresAt')
    .executeTakeFirst()
  const from = Math.max(renewed?.expiresAt?.getTime() ?? 0, now.getTime())
  const expiresAt = new Date(from + days * 86_400_000)
  await trx
    .updateTable('authentication')
    .set({ state: 'approved', expiresAt, operator, reviewedAt: now })
    .where('id', '=', id)
    .execute()
  const known = await trx
    .selectFrom('company')
    .where('unifiedSocialCreditCode', '=', unifiedSocialCreditCode)
    .select((row) => row.fn.coalesce('mergedIntoId', 'id').as('id'))
    .executeTakeFirst()
  await trx
    .updateTable('tenant')
    .set({ name: companyName, companyId: known?.id ?? null, authStatus: 3, updatedAt: now })
    .where('id', '=', tenantId)
    .execute()
  await sayGift(trx, tenantId, now)
  return expiresAt
}

/** 额度明细 tells of the credits that a plan gives once, the first time it has them. */
async function sayGift(trx: Kysely<DB>, tenantId: string, now: Date): Promise<void> {
  await sql`insert into quota_ledger (id, tenant_id, quota_code, delta, reason, balance, created_at)
    select ${uuid()}::uuid, ${tenantId}::uuid, quota_code, limit_value, 'gift', limit_value, ${now}::timestamptz
    from plan_quota where plan_code = 'free_authenticated' and quota_code = 'unlock_once'
      and not exists (select from quota_ledger given where given.tenant_id = ${tenantId} and given.reason = 'gift')`.execute(
    trx,
  )
}

function tellingOf(request: number, until: string | null) {
  return sql`
    select asked_by as sub_account_id, 'authenticationAnswered' as kind, null::uuid as object_id,
      jsonb_build_object('name', company_name, 'until', ${until}::date) as facts,
      concat('authentication request ', request_no) as source
    from authentication where request_no = ${request}`
}
