import type { Queries } from '@zhzz/db/queries.ts'

/** More than so many that share something: it tells of none of them. */
const mostSharing = 3
const perPiece = 2_000
const first = '00000000-0000-0000-0000-000000000000'

const organization =
  "coalesce(substr(NAMED.unified_social_credit_code, 9, 9), replace(NAMED.organization_code, '-', ''))"
const organizationOf = (name: string) => organization.replaceAll('NAMED', name)
const isRecord = (name: string) => `${name}.known_from = 'registry' and ${name}.merged_into_id is null`

/** Others that share it, each looked up by an index; with more than a few it says nothing. */
const ways = {
  sameNumber: `select o.id from company o where o.registration_no = c.registration_no and length(c.registration_no) > 7`,
  sameOrganization: `select o.id from company o where ${organizationOf('o')} = ${organizationOf('c')}
    and length(${organizationOf('c')}) = 9`,
  sameNameAndPlace: `select o.id from company o where o.name_key = c.name_key
    and (o.region_code is null or c.region_code is null or left(o.region_code, 4) = left(c.region_code, 4))`,
  sameTelephone: `select other.company_id as id from contact own join contact other on other.content_hash = own.content_hash
    and other.type = own.type and other.tenant_id is null
    where own.company_id = c.id and own.tenant_id is null and own.type in ('mobile', 'landline')`,
}

const piece = `
  with asked as (
    select c.* from company c where ${isRecord('c')} and c.id > $1 order by c.id limit ${perPiece}
  ), shared as (
    ${Object.entries(ways)
      .map(
        ([
          reason,
          way,
        ]) => `select c.id as one, found.id as other, '${reason}' as reason from asked c cross join lateral (
      select array_agg(distinct s.id) as ids from (select id from (${way}) w where w.id <> c.id limit ${mostSharing + 1}) s
    ) alike cross join unnest(alike.ids) as found (id) where cardinality(alike.ids) <= ${mostSharing}`,
      )
      .join('\n    union all ')}
  ), found as (
    select least(s.one, s.other) as one_id, greatest(s.one, s.other) as other_id, jsonb_agg(distinct s.reason) as reasons
    from shared s join company o on o.id = s.other and ${isRecord('o')} group by 1, 2
  ), kept as (
    insert into company_pair as p (one_id, other_id, reasons) select one_id, other_id, reasons from found
    on conflict (one_id, other_id) do update set reasons = excluded.reasons where p.reasons <> excluded.reasons
  )
  select max(id::text)::uuid as last, count(*)::integer as count from asked`

/**
 * Looks among the next companies for pairs that may be one, by what they share, each way through an index; never all
 * pairs. Returns false at the end of the companies.
 */
export async function findPairs(client: Queries): Promise<boolean> {
  const { rows: places } = await client.query<{ after: string }>(
    `select after_id as after from company_pair_search
     where ended_at is null or ended_at < now() - interval '1 day' for update`,
  )
  const [place] = places
  if (place === undefined) return false
  const { rows } = await client.query<{ last: string | null; count: number }>(piece, [place.after])
  const isEnd = (rows[0]?.count ?? 0) < perPiece
  await client.query('update company_pair_search set after_id = $1, ended_at = case when $2 then now() end', [
    isEnd ? first : (rows[0]?.last ?? first),
    isEnd,
  ])
  return !isEnd
}
