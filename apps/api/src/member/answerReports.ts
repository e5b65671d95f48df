import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { writeMessages } from '#message/writeMessages.ts'

/**
 * Answers reports that are open, and tells whoever sent them, in one statement each; gives how many.
 *
 * @param which SQL over a row of `report`
 * @param operator null: a rule
 */
export async function answerReports(
  db: Kysely<DB>,
  which: RawBuilder<boolean>,
  answer: { isAccepted: boolean; words: string; operator: string | null; now: Date },
): Promise<number> {
  const { isAccepted, words, operator, now } = answer
  const answered = await db
    .updateTable('report')
    .set({ state: isAccepted ? 'accepted' : 'rejected', answer: words, operator, answeredAt: now })
    .where('state', '=', 'open')
    .where(which)
    .returning('id')
    .execute()
  if (answered.length === 0) return 0
  const rows = sql`
    select report.sub_account_id, 'reportAnswered' as kind, report.object_id,
      jsonb_build_object('name', report.object_name, 'isAccepted', ${isAccepted}::boolean,
        'hasContacts', ${isAccepted}::boolean and report.kind = 'contacts') as facts,
      concat('report ', report.number) as source
    from report where report.id = any(${answered.map(({ id }) => id)}::uuid[])`
  await writeMessages(rows, now).execute(db)
  return answered.length
}
