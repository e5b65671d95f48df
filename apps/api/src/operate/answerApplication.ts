import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { givePlan } from '#operate/plan.ts'
import { inTransaction, Unanswerable } from '#operate/unanswerable.ts'

export type Answer = {
  request: number
  /** Null: refused. */
  open: { days: number; isTrial: boolean } | null
  /** What the person is told beside it. */
  words: string
  operator: string
  now: Date
}

/**
 * 申请开通 answered: what was asked for is open from now on, with the plan that has it where it takes one, or it is
 * not; who asked is told in 消息中心 in the same transaction.
 */
export async function answerApplication(db: Kysely<DB>, answer: Answer): Promise<string> {
  const { request, open, words, operator, now } = answer
  return inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('applicationOpen as own')
      .innerJoin('application', 'application.code', 'own.code')
      .innerJoin('tenant', 'tenant.id', 'own.tenantId')
      .where('own.requestNo', '=', request)
      .forUpdate('own')
      .select(['own.tenantId', 'own.code', 'own.state', 'own.askedBy', 'application.grantsPlan'])
      .select(['application.plans', 'tenant.name', 'tenant.planCode', 'tenant.planExpiresAt'])
      .executeTakeFirst()
    if (asked === undefined) throw new Unanswerable('notFound', `there is no request ${request}`)
    if (asked.state !== 'asked')
      throw new Unanswerable('conflict', `request ${request} is answered: ${asked.state}`)
    const expiresAt = open === null ? null : new Date(now.getTime() + open.days * 86_400_000)
    const { tenantId, code, grantsPlan } = asked
    // A larger plan that came meanwhile is not taken away for the one asked for.
    const hasPlan =
      asked.plans.includes(asked.planCode) && asked.planExpiresAt !== null && asked.planExpiresAt > now
    if (open !== null && grantsPlan !== null && !hasPlan)
      await givePlan(trx, { tenantId, plan: grantsPlan, days: open.days, operator, now })
    await trx
      .updateTable('applicationOpen')
      .set({ state: open === null ? 'refused' : 'open', isTrial: open?.isTrial ?? false, expiresAt })
      .set({ answeredAt: now, answer: words, operator })
      .where('tenantId', '=', tenantId)
      .where('code', '=', code)
      .execute()
    const until = expiresAt && shanghaiDay(expiresAt)
    await writeMessages(tellingOf(request, until), now).execute(trx)
    return `${asked.name}: ${code} ${until === null ? 'refused' : `open until ${until}`}`
  })
}

/** Who asked, with the name of the application in the language of their account: it is no word of the app. */
function tellingOf(request: number, until: string | null) {
  return sql`
    select own.asked_by as sub_account_id, 'applicationAnswered' as kind, null::uuid as object_id,
      jsonb_build_object('name', words.name, 'code', own.code, 'until', ${until}::date) as facts,
      concat('application request ', own.request_no) as source
    from application_open own
    join sub_account asker on asker.id = own.asked_by join account on account.id = asker.account_id
    cross join lateral (select name from application_text one where one.code = own.code
      and one.locale in (account.locale, 'zh-Hans') order by one.locale = account.locale desc limit 1) words
    where own.request_no = ${request}`
}
