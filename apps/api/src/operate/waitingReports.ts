import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import {
  type ReportKind,
  type ReportObject,
  reportKinds,
  reportObjects,
} from '@zhzz/contract/report/choices.ts'
import type { Handler } from '#context.ts'
import { reportRows } from '#operate/reports.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const waitingReports: Handler<typeof operate.waitingReports> = async ({ state }, { db }) => {
  const rows = await reportRows(db, state, mostRows + 1)
  const list = rows.map((row) => ({
    no: row.number,
    at: row.createdAt.toISOString(),
    tenant: row.tenant,
    plan: row.planCode,
    person: row.realName ?? '',
    phoneMask: row.phoneMask,
    wish: row.content,
    state: row.state,
    answer: row.answer,
    operator: row.operator,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    kind: kindOf(row.kind),
    objectType: objectOf(row.objectType),
    objectId: row.objectId,
    objectName: row.objectName,
    field: row.field,
    part: row.part,
    evidence: row.evidence,
  }))
  return shownOf(list, mostRows)
}

function kindOf(kind: string): ReportKind {
  return reportKinds.find((each) => each === kind) ?? 'correction'
}

function objectOf(object: string | null): ReportObject | null {
  return reportObjects.find((each) => each === object) ?? null
}
