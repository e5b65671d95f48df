import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { CompanySignal } from '@zhzz/contract/company/signal.ts'
import { signalKinds } from '@zhzz/contract/companySignal/signalKinds.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { signalRows } from '#company/signal/signalRows.ts'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'

const shown = 4

/** How many days older a signal may be for each point that it weighs more, and still stand before another. */
const daysAPoint = 20

/** The signals that matter most, for 企业详情, as many as the plan shows; to a visitor how many there are. */
export async function signalsInBrief(
  db: Kysely<DB>,
  companyId: string,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<CompanyDetail['signals']> {
  const rows = await signalRows(db, companyId, { viewer, now })
  const most = viewer ? Math.min(shown, await rowLimit(db, viewer, 'business_rows')) : 0
  return {
    total: rows.length,
    newCount: rows.filter(({ isNew }) => isNew).length,
    list: rows.toSorted((one, other) => urgency(other) - urgency(one)).slice(0, most),
  }
}

/** In days: its own, moved by what it weighs. */
function urgency({ day, kind }: CompanySignal): number {
  return Date.parse(day) / 86_400_000 + signalKinds[kind].weight * daysAPoint
}
