import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { reviewDay } from '#member/reviewDay.ts'
import { authenticationRows } from '#operate/authentications.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const waitingAuthentications: Handler<typeof operate.waitingAuthentications> = async (
  { state },
  { db, now },
) => {
  const rows = await authenticationRows(db, state, mostRows + 1)
  const list = rows.map((row) => {
    const due = reviewDay(row.submittedAt)
    return {
      no: row.requestNo,
      at: row.submittedAt.toISOString(),
      tenant: row.tenant,
      plan: row.planCode,
      person: row.applicantName,
      phoneMask: row.applicantPhoneMask,
      wish: '',
      state: row.state,
      answer: row.reason,
      operator: row.operator,
      answeredAt: row.reviewedAt?.toISOString() ?? null,
      company: row.companyName,
      creditCode: row.unifiedSocialCreditCode,
      due,
      isLate: row.state === 'pending' && shanghaiDay(now) > due,
    }
  })
  return shownOf(list, mostRows)
}
