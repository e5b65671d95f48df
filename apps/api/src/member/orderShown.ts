import type { Order } from '@zhzz/contract/member/orderCalls.ts'
import { sql } from 'kysely'
import { shanghaiDay } from '#day.ts'

/** What of `member_order` an order is shown by. */
export const orderColumns = [
  'orderNo as no',
  'planCode as plan',
  'status',
  'periodFrom',
  'periodTo',
  'wish',
  'remark',
  'createdAt',
  'answeredAt',
  sql<number | null>`amount::float8`.as('amount'),
] as const

type Row = {
  no: number
  plan: string
  status: string
  periodFrom: Date | null
  periodTo: Date | null
  wish: string
  remark: string | null
  createdAt: Date
  answeredAt: Date | null
  amount: number | null
}

const states = ['pending', 'active', 'expired', 'refunded', 'cancelled'] as const

/** An order as its tenant reads it; one that is over has expired, whatever is written. */
export function orderShown({ status, periodFrom, periodTo, remark, ...row }: Row, now: Date): Order {
  const isOver = status === 'active' && periodTo !== null && periodTo <= now
  return {
    ...row,
    status: isOver ? 'expired' : (states.find((one) => one === status) ?? 'cancelled'),
    from: periodFrom && shanghaiDay(periodFrom),
    to: periodTo && shanghaiDay(periodTo),
    answer: remark ?? '',
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
