import type { Queries } from '@zhzz/db/queries.ts'
import { type Name, readNames } from '@zhzz/search/document/names.ts'
import { matchSearch } from '@zhzz/search/match/matchName.ts'
import type { PrintedName } from '@zhzz/search/names/printedName.ts'

export type NamedCompany = { company: string; names: Name[] }

const perName = 30

const byKey = `
  with printed as (select * from unnest($1::integer[], $2::text[]) as p (at, key))
  select at, id from printed join company on name_key = key where merged_into_id is null
  union
  select at, company_id from printed join company_former_name on name_key = key
  union
  select at, company_id from printed join company_brand on name_key = key`

/** A foreign name finds registry records alone: houses of lists are found by their keys. */
const byTokens = `
  select q.at::integer as at, s.company_id as id
  from unnest($1::integer[], $2::text[], $3::boolean[]) as q (at, query, is_foreign)
  cross join lateral (
    select company_id from company_search where tokens @@ q.query::tsquery and (not q.is_foreign or exists (
      select from company c where c.id = company_search.company_id and c.known_from = 'registry'))
    order by -prominence limit ${perName}
  ) s`

/** For each printed name the companies worth a look, with all their names: equal keys, and the same own words. */
export async function candidatesFor(
  client: Queries,
  printed: readonly PrintedName[],
): Promise<NamedCompany[][]> {
  const searches = printed.map(matchSearch)
  const keys = searches.flatMap(({ keys: own }, at) => own.map((key) => ({ at, key })))
  const conditions = searches.flatMap(({ condition }, at) =>
    condition === undefined ? [] : [{ at, condition }],
  )
  type Hit = { at: number; id: string }
  const equal = await client.query<Hit>(byKey, [keys.map(({ at }) => at), keys.map(({ key }) => key)])
  // Without statistics of the array the planner would rather read the whole table.
  await client.query('set local enable_seqscan = off')
  const alike = await client.query<Hit>(byTokens, [
    conditions.map(({ at }) => at),
    conditions.map(({ condition }) => condition),
    conditions.map(({ at }) => isForeign(printed[at])),
  ])
  await client.query('set local enable_seqscan = on')
  const hits = [...equal.rows, ...alike.rows]
  const { rows } = await client.query<{ id: string; names: string; isList: boolean }>(
    `select s.company_id as id, s.names, c.known_from = 'list' as "isList"
     from company_search s join company c on c.id = s.company_id where s.company_id = any ($1)`,
    [[...new Set(hits.map(({ id }) => id))]],
  )
  const companies = new Map(rows.map(({ id, names, isList }) => [id, { names: readNames(names), isList }]))
  const found = printed.map(() => new Map<string, NamedCompany>())
  for (const { at, id } of hits) {
    const hit = companies.get(id)
    if (hit && !(hit.isList && isForeign(printed[at]))) found[at]?.set(id, { company: id, names: hit.names })
  }
  return found.map((each) => [...each.values()])
}

function isForeign(printed: PrintedName | undefined): boolean {
  return !/\p{Script=Han}/u.test(printed?.name ?? '')
}
