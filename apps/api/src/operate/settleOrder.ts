import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { answerOrder } from '#operate/answerOrder.ts'
import { answered } from '#operate/unanswerable.ts'

export const settleOrder: Handler<typeof operate.settleOrder> = async (
  input,
  { db, operator, now, fail },
) => {
  const open = input.verdict === 'open' ? { days: input.days, amount: input.amount } : null
  const { no, words } = input
  const answer = { order: no, open, words, operator: signedBy(operator), now }
  return answered(answerOrder(db, answer), operate.settleOrder.fails, fail)
}
