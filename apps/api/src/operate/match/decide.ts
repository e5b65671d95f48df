import type { DB } from '@zhzz/db/openDatabase.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { joinByWord } from '@zhzz/import/join/byWord.ts'
import { houseKeys } from '@zhzz/search/names/houseKeys.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Operator } from '#http/operatorSession.ts'
import { Unanswerable } from '#operate/unanswerable.ts'

type Said = { id: string; operator: Operator; by: string; now: Date } & (
  | { verdict: 'company'; companyId: string }
  | { verdict: 'none' | 'later' }
)

/** One decision about a printed name, in the transaction of the call; of two who decide the second is told. */
export async function decide(db: Kysely<DB>, said: Said): Promise<{ decisionId: string }> {
  const { id, verdict, by, now } = said
  const house = await db
    .selectFrom('company')
    .where('id', '=', id)
    .where('knownFrom', '=', 'list')
    .forUpdate()
    .select(['name', 'countryCode', 'mergedIntoId'])
    .executeTakeFirst()
  if (house === undefined) throw new Unanswerable('notFound', `no list prints ${id}`)
  if (house.mergedIntoId !== null || (await isAnothers(db, said)))
    throw new Unanswerable('conflict', `${house.name}: somebody else decides, or has decided`)
  await settleBefore(db, said)
  const decisionId = uuid()
  const decision = {
    id: decisionId,
    houseId: id,
    verdict,
    companyId: said.verdict === 'company' ? said.companyId : null,
    keys: await keysOf(db, id, house.name),
    countryCode: house.countryCode,
    candidates: thoughtOf(id),
    decidedBy: by,
    decidedAt: now,
  }
  await db.insertInto('matchDecision').values(decision).execute()
  if (said.verdict === 'company') {
    const word = { fromId: id, toId: said.companyId, hasTwoCodes: true, toldBy: by }
    const joined = await joinByWord(queriesOf(db), word)
    if ('hindrance' in joined) throw new Unanswerable('notFound', 'that company does not stand by itself')
    const { joinId } = joined
    await db.updateTable('matchDecision').set({ joinId }).where('id', '=', decisionId).execute()
  }
  if (verdict === 'none') await tellApart(db, { id, decisionId, by, now })
  await db.deleteFrom('matchHold').where('houseId', '=', id).execute()
  return { decisionId }
}

/** Whom it was thought to be, and who was thought to be it. */
function thoughtOf(id: string): RawBuilder<string> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(k)), '[]') from company_candidate k
    where k.company_id = ${id} or k.candidate_id = ${id})`
}

async function isAnothers(db: Kysely<DB>, { id, operator, now }: Said): Promise<boolean> {
  const { rows } = await sql`
    select from match_hold where house_id = ${id} and operator_id <> ${operator.id} and until > ${now}
    union all
    select from match_decision d where d.house_id = ${id} and d.undone_at is null and d.verdict = 'none'
      and not exists (select from company_candidate k where k.company_id = d.house_id)`.execute(db)
  return rows.length > 0
}

/** What was said before of the same name, put off or turned down, gives way; whom it is told apart from stays so. */
async function settleBefore(db: Kysely<DB>, { id, by, now }: Said) {
  await db
    .updateTable('matchDecision')
    .set({ undoneBy: by, undoneAt: now })
    .where('houseId', '=', id)
    .where('undoneAt', 'is', null)
    .execute()
}

/** The keys of every name that lists print it under. */
async function keysOf(db: Kysely<DB>, companyId: string, name: string): Promise<string[]> {
  const printed = await db
    .selectFrom('exhibitor')
    .where('companyId', '=', companyId)
    .distinct()
    .select('listedName as name')
    .execute()
  const keys = [{ name }, ...printed].map(
    (each) => houseKeys({ ...each, otherNames: [], country: null, website: null }).own,
  )
  return [...new Set(keys)]
}

/** It is none of those it was thought to be, nor is one of them it. */
async function tellApart(
  db: Kysely<DB>,
  { id, decisionId, by, now }: { id: string; decisionId: string; by: string; now: Date },
) {
  await sql`insert into company_apart (company_id, other_id, decision_id, told_by, told_at)
    select company_id, candidate_id, ${decisionId}, ${by}, ${now} from company_candidate where company_id = ${id}
    on conflict do nothing`.execute(db)
  await sql`delete from company_candidate k using company_apart a where a.decision_id = ${decisionId}
    and ((k.company_id = a.company_id and k.candidate_id = a.other_id)
      or (k.company_id = a.other_id and k.candidate_id = a.company_id))`.execute(db)
}
