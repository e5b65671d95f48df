import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'

const minutesHeld = 10

type Asked = {
  queue: 'candidates' | 'nobody'
  editionId: string | undefined
  most: number
  held: readonly string[]
  operatorId: string
  now: Date
}

const hasCandidates = sql<boolean>`exists (select from company_candidate k where k.company_id = h.id)`

/**
 * A whole name of the register that the matcher finds nobody for waits for its record, which takes it over by itself:
 * nobody has to be asked.
 */
const registered = '[一-龥].*公司[^一-龥]*$'

/** Names of the queue, whoever has them before them. */
function waitingNames({ queue, editionId }: Pick<Asked, 'queue' | 'editionId'>): RawBuilder<unknown> {
  const ofEdition =
    editionId === undefined
      ? sql`true`
      : sql`exists (select from exhibitor x where x.company_id = h.id and x.edition_id = ${editionId})`
  return sql`from company h where h.known_from = 'list' and h.merged_into_id is null and ${ofEdition}
    and ${queue === 'candidates' ? hasCandidates : sql`not ${hasCandidates} and h.name !~ ${registered}`}`
}

/**
 * The next names, the likeliest first; those that somebody put off come last. They lie before this operator from now on,
 * one operator being served at a time.
 */
export async function nextNames(db: Kysely<DB>, asked: Asked): Promise<string[]> {
  const { most, held, operatorId, now } = asked
  await sql`select pg_advisory_xact_lock(hashtextextended('match_hold', 0))`.execute(db)
  const taken = sql`exists (select from match_hold m where m.house_id = h.id and m.until > ${now}
    and m.operator_id <> ${operatorId}) or h.id = any (${[...held]}::uuid[])`
  const likeliest = sql`(select max(k.score) from company_candidate k where k.company_id = h.id) desc nulls last, h.id desc`
  const fresh = await sql<{ id: string }>`select h.id ${waitingNames(asked)} and not (${taken})
    and not exists (select from match_decision d where d.house_id = h.id and d.undone_at is null
      and (d.verdict <> 'none' or ${asked.queue === 'nobody'}))
    order by ${likeliest} limit ${most}`.execute(db)
  const putOff = await sql<{ id: string }>`select h.id ${waitingNames(asked)} and not (${taken})
    and exists (select from match_decision d where d.house_id = h.id and d.undone_at is null and d.verdict = 'later')
    order by (select decided_at from match_decision d where d.house_id = h.id and d.undone_at is null) limit ${most - fresh.rows.length}`.execute(
    db,
  )
  const ids = [...fresh.rows, ...putOff.rows].map(({ id }) => id)
  const until = new Date(now.getTime() + minutesHeld * 60_000)
  await sql`insert into match_hold (house_id, operator_id, until)
    select id, ${operatorId}, ${until} from unnest(${[...ids, ...held]}::uuid[]) as n (id)
    where exists (select from company where company.id = n.id)
    on conflict (house_id) do update set operator_id = excluded.operator_id, until = excluded.until
    where match_hold.until <= ${now} or match_hold.operator_id = excluded.operator_id`.execute(db)
  return ids
}

/** How many wait, whoever has them before them. */
export async function countWaiting(
  db: Kysely<DB>,
  asked: Pick<Asked, 'queue' | 'editionId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${waitingNames(asked)}
    and not exists (select from match_decision d where d.house_id = h.id and d.undone_at is null and d.verdict = 'none'
      and ${asked.queue === 'nobody'})`.execute(db)
  return rows[0]?.count ?? 0
}
