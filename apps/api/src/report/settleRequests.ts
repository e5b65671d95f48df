import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { answerReports } from '#member/answerReports.ts'

/** 求补充 of companies that have a contact of everybody's now: answered by itself, whoever brought it. */
export async function settleRequests(db: Kysely<DB>, now: Date): Promise<number> {
  const hasCome = sql<boolean>`report.kind = 'contacts' and exists (select from contact
    where contact.company_id = report.object_id and contact.tenant_id is null)`
  return await db
    .transaction()
    .execute((tx) => answerReports(tx, hasCome, { isAccepted: true, words: '', operator: null, now }))
}
