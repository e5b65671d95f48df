import type { DB } from '@zhzz/db/openDatabase.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { partByWord } from '@zhzz/import/join/byWord.ts'
import { type Kysely, sql } from 'kysely'
import { Unanswerable } from '#operate/unanswerable.ts'

type Undone = { id: string; by: string; now: Date }

/** Takes a decision back as if it had not been: what it joined stands apart, and whom the name may be is asked anew. */
export async function undoDecision(db: Kysely<DB>, { id, by, now }: Undone): Promise<void> {
  const decision = await db
    .updateTable('matchDecision')
    .set({ undoneBy: by, undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .returning(['joinId', 'companyId', 'houseId', 'verdict'])
    .executeTakeFirst()
  if (decision === undefined) {
    const known = await db.selectFrom('matchDecision').where('id', '=', id).select('id').executeTakeFirst()
    throw new Unanswerable(known === undefined ? 'notFound' : 'conflict', `decision ${id} does not stand`)
  }
  if (decision.joinId !== null) await unjoin(db, decision.joinId, by)
  await db.deleteFrom('companyApart').where('decisionId', '=', id).execute()
  await sql`insert into company_candidate (company_id, candidate_id, score, reasons)
    select k.company_id, k.candidate_id, k.score, k.reasons from match_decision d
    cross join jsonb_to_recordset(d.candidates) as k (company_id uuid, candidate_id uuid, score numeric, reasons jsonb)
    join company one on one.id = k.company_id and one.merged_into_id is null
    join company other on other.id = k.candidate_id and other.merged_into_id is null
    where d.id = ${id} on conflict do nothing`.execute(db)
}

/** Parted without the mark that keeps the pair apart: nobody said that they are two. */
async function unjoin(db: Kysely<DB>, joinId: string, by: string) {
  const pair = await partByWord(queriesOf(db), joinId, by)
  if (pair === null) throw new Unanswerable('conflict', `join ${joinId} was parted since`)
  await db.deleteFrom('companyJoin').where('id', '=', joinId).execute()
}
