import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { applicationRows } from '#operate/applications.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const waitingApplications: Handler<typeof operate.waitingApplications> = async ({ state }, { db }) => {
  const rows = await applicationRows(db, state, mostRows + 1)
  const list = rows.map((row) => ({
    no: row.requestNo,
    at: row.askedAt.toISOString(),
    tenant: row.tenant,
    plan: row.planCode,
    person: row.realName ?? '',
    phoneMask: row.phoneMask ?? '',
    wish: row.wish,
    state: row.state,
    answer: row.answer,
    operator: row.operator,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    application: row.name,
  }))
  return shownOf(list, mostRows)
}
