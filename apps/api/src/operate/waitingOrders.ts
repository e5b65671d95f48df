import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { orderRows } from '#operate/orders.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const waitingOrders: Handler<typeof operate.waitingOrders> = async ({ state }, { db }) => {
  const rows = await orderRows(db, state, mostRows + 1)
  const list = rows.map((row) => ({
    no: row.orderNo,
    at: row.createdAt.toISOString(),
    tenant: row.tenant,
    plan: row.planCode,
    person: row.realName ?? '',
    phoneMask: row.phoneMask ?? '',
    wish: row.wish,
    state: row.status,
    answer: row.remark ?? '',
    operator: row.operator,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    wanted: row.plan,
    amount: row.amount,
  }))
  return shownOf(list, mostRows)
}
