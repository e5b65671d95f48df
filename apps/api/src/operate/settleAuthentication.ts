import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { answerAuthentication } from '#operate/answerAuthentication.ts'
import { answered } from '#operate/unanswerable.ts'

export const settleAuthentication: Handler<typeof operate.settleAuthentication> = async (
  input,
  { db, operator, now, fail },
) => {
  const verdict = input.verdict === 'open' ? { days: input.days } : { reason: input.words }
  const answer = { request: input.no, verdict, operator: signedBy(operator), now }
  return answered(answerAuthentication(db, answer), operate.settleAuthentication.fails, fail)
}
