import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { answerPrivacyRequest } from '#operate/answerPrivacyRequest.ts'
import { answered } from '#operate/unanswerable.ts'

export const settlePrivacyRequest: Handler<typeof operate.settlePrivacyRequest> = async (
  input,
  { db, operator, now, fail },
) => {
  const { no, words } = input
  const does = input.verdict === 'open' ? input.does : null
  const answering = answerPrivacyRequest(db, { no, does, words, operator: signedBy(operator), now })
  return answered(answering, operate.settlePrivacyRequest.fails, fail)
}
