import type { operate } from '@zhzz/contract/operate/calls.ts'
import { numberVerdicts } from '@zhzz/contract/operate/unlocks.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { decidedNumbers, waitingNumbers } from '#operate/people/reportedNumbers.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const numberReports: Handler<typeof operate.numberReports> = async ({ state }, { db }) => {
  const most = mostRows + 1
  if (state === 'waiting') {
    const rows = await waitingNumbers(db).limit(most).execute()
    const list = rows.map((row) => ({ ...reported(row), verdict: null, operator: null, decidedAt: null }))
    return shownOf(list, mostRows)
  }
  const rows = await decidedNumbers(db).limit(most).execute()
  const list = rows.map((row) => ({
    ...reported(row),
    verdict: numberVerdicts.find((verdict) => verdict === row.verdict) ?? null,
    operator: row.operator,
    decidedAt: row.decidedAt.toISOString(),
  }))
  return shownOf(list, mostRows)
}

type Row = Awaited<ReturnType<ReturnType<typeof waitingNumbers>['execute']>>[number]

function reported({ id, companyId, company, contentMask, companies, at, ...row }: Row) {
  const said = [
    { kind: 'empty' as const, teams: row.empty },
    { kind: 'stopped' as const, teams: row.stopped },
    { kind: 'not_company' as const, teams: row.foreign },
    { kind: 'valid' as const, teams: row.valid },
  ].filter(({ teams }) => teams > 0)
  return { id, companyId, company, numberMask: contentMask, said, at: at.toISOString(), companies }
}
