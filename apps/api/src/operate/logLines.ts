import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostLines } from '@zhzz/contract/operate/running.ts'
import type { Handler } from '#context.ts'
import { logRows, whoDid } from '#operate/securityLog.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const logLines: Handler<typeof operate.logLines> = async (
  { since, phone, event },
  { db, deps: { sealing } },
) => {
  const from = since === undefined ? new Date(0) : new Date(`${since}T00:00:00+08:00`)
  const rows = await logRows(db, sealing, { since: from, person: phone, what: event, limit: mostLines + 1 })
  const list = rows.map((row) => ({
    position: row.position,
    at: row.at.toISOString(),
    event: row.event,
    call: row.call,
    detail: row.detail,
    result: row.result,
    times: row.times,
    who: whoDid(row),
    target: row.target,
    network: row.network,
  }))
  return shownOf(list, mostLines)
}
