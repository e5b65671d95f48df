import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { extendPlan } from '#operate/plan.ts'
import { inTransaction, Unanswerable } from '#operate/unanswerable.ts'

export type OrderAnswer = {
  order: number
  /** Null: refused. `amount` in 元. */
  open: { days: number; amount: number | null } | null
  /** What the person reads beside it. */
  words: string
  operator: string
  now: Date
}

/** 升级申请 answered: the plan holds from now on, or it was refused; who asked is told in the same transaction. */
export async function answerOrder(db: Kysely<DB>, answer: OrderAnswer): Promise<string> {
  const { order, open, words, operator, now } = answer
  return inTransaction(db, async (trx) => {
    const asked = await trx
      .selectFrom('memberOrder as own')
      .innerJoin('tenant', 'tenant.id', 'own.tenantId')
      .where('own.orderNo', '=', order)
      .forUpdate('own')
      .select(['own.id', 'own.tenantId', 'own.planCode', 'own.status', 'tenant.name'])
      .executeTakeFirst()
    if (asked === undefined) throw new Unanswerable('notFound', `there is no order ${order}`)
    if (asked.status !== 'pending')
      throw new Unanswerable('conflict', `order ${order} is answered: ${asked.status}`)
    const { tenantId, planCode } = asked
    const period =
      open === null ? null : await extendPlan(trx, { tenantId, plan: planCode, days: open.days, now })
    await trx
      .updateTable('memberOrder')
      .set({ status: period === null ? 'cancelled' : 'active', amount: open?.amount ?? null })
      .set({ periodFrom: period?.from ?? null, periodTo: period?.to ?? null })
      .set({ remark: words, operator, answeredAt: now })
      .where('id', '=', asked.id)
      .execute()
    const until = period && shanghaiDay(period.to)
    await writeMessages(
      sql`select asked_by as sub_account_id, 'orderAnswered' as kind, null::uuid as object_id,
        jsonb_build_object('name', plan_code, 'no', order_no, 'until', ${until}::date) as facts,
        concat('order ', order_no) as source from member_order where order_no = ${order}`,
      now,
    ).execute(trx)
    return `${asked.name}: ${planCode} ${until === null ? 'refused' : `until ${until}`}`
  })
}
