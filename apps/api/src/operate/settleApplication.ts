import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { answerApplication } from '#operate/answerApplication.ts'
import { answered } from '#operate/unanswerable.ts'

export const settleApplication: Handler<typeof operate.settleApplication> = async (
  input,
  { db, operator, now, fail },
) => {
  const open = input.verdict === 'open' ? { days: input.days, isTrial: input.isTrial } : null
  const { no, words } = input
  const answer = { request: no, open, words, operator: signedBy(operator), now }
  return answered(answerApplication(db, answer), operate.settleApplication.fails, fail)
}
