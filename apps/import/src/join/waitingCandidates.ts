import type { ClientBase } from 'pg'

const waiting = `
  select company.id, company.name, entries.count,
    array(select o.name || '  ' || k.score || ' ' || coalesce(k.reasons ->> 0, '') || '  ' || o.id from company_candidate k
      join company o on o.id = k.candidate_id where k.company_id = company.id order by k.score desc, o.id) as candidates
  from (
    select distinct company_id as id from company_candidate where $2::uuid is null or company_id > $2
    order by company_id limit $1
  ) listed join company on company.id = listed.id
  cross join lateral (select count(*)::integer from exhibitor where company_id = company.id) entries
  order by company.id`

const standing = `
  select j.id, l.name as "from", r.name as "to" from company_join j
  join company l on l.id = j.from_id join company r on r.id = j.to_id
  where j.parted_at is null and j.told_by is not null order by j.joined_at desc limit 20`

/** Lines for an operator: who waits for a word, and what was joined by one last. */
export async function waitingCandidates(
  client: ClientBase,
  most: number,
  after: string | undefined,
): Promise<string[]> {
  type Waiting = { id: string; name: string; count: number; candidates: string[] }
  const { rows } = await client.query<Waiting>(waiting, [most, after ?? null])
  const { rows: joins } = await client.query<{ id: string; from: string; to: string }>(standing)
  const last = rows.at(-1)
  return [
    ...rows.flatMap(({ id, name, count, candidates }) => [
      `${name}  ${id}  ${count} entries`,
      ...candidates.map((candidate) => `    ${candidate}`),
    ]),
    ...(rows.length === most && last ? [`more: --after ${last.id}`] : []),
    ...joins.map(({ id, from, to }) => `joined by word: ${from} → ${to}  ${id}`),
  ]
}
