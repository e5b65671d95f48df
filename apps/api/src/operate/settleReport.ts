import { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { answerReport } from '#operate/reports.ts'
import { answered } from '#operate/unanswerable.ts'

export const settleReport: Handler<typeof operate.settleReport> = async (
  { no, verdict, words },
  { db, operator, now, fail },
) => {
  const answer = { number: no, isAccepted: verdict === 'open', words, operator: signedBy(operator), now }
  return answered(answerReport(db, answer), operate.settleReport.fails, fail)
}
