import { isNotOlder } from '#precedence.ts'

const isNotOld = isNotOlder('v.as_of', { incoming: 'excluded' })

/** What a list tells of an organisation: what a newer list says, where it says something. */
const facts = [
  ...['country_code', 'region_code', 'industry_text', 'visitor_count'].map(
    (column) => [column, `coalesce(excluded.${column}, v.${column})`] as const,
  ),
  ...['job_levels', 'departments'].map(
    (column) =>
      [column, `case when excluded.${column} = '[]' then v.${column} else excluded.${column} end`] as const,
  ),
  ['interests', "case when excluded.interests = '{}' then v.interests else excluded.interests end"],
  // Who no longer agrees stands no longer there.
  ['persons', 'excluded.persons'],
  ['company_id', 'coalesce(excluded.company_id, v.company_id)'],
  ['traits', 'excluded.traits'],
] as const

const after = facts.map(([column, value]) => `case when ${isNotOld} then ${value} else v.${column} end`)

/**
 * Writes organisations given as JSON ($1), with the file's stamp ($2), onto those of the same name and edition: what is older
 * changes nothing. Where it is: as told, else where its company is; narrowed by that place and those it lies in.
 */
export const upsertVisitors = `
  insert into visitor_organization as v (id, edition_id, company_id, listed_name, name_key, country_code, region_code,
    industry_text, visitor_count, job_levels, departments, interests, persons, traits, data_source, as_of, file_stamp)
  select n.id, n.edition_id, n.company_id, n.listed_name, n.name_key, n.country_code, place.code, n.industry_text,
    n.visitor_count, n.job_levels, n.departments, n.interests, n.persons,
    visitor_traits(n.edition_id, place.code, n.country_code, n.industry_text, n.job_levels, n.interests),
    n.data_source, n.as_of, $2::bytea
  from jsonb_to_recordset($1::jsonb) as n (id uuid, edition_id uuid, company_id uuid, listed_name text, name_key text,
    country_code char(2), region_code text, industry_text text, visitor_count integer, job_levels jsonb, departments jsonb,
    interests text[], persons jsonb, data_source text, as_of date)
  left join company on company.id = n.company_id
  left join region place on place.code = coalesce(n.region_code, company.region_code)
  on conflict (edition_id, name_key) do update set
    ${facts.map(([column], at) => `${column} = ${after[at]}`).join(', ')},
    data_source = case when ${isNotOld} then excluded.data_source else v.data_source end,
    file_stamp = case when ${isNotOld} then excluded.file_stamp else v.file_stamp end,
    as_of = greatest(v.as_of, excluded.as_of), collected_at = now()
  where (greatest(v.as_of, excluded.as_of), ${after.join(', ')})
    is distinct from (v.as_of, ${facts.map(([column]) => `v.${column}`).join(', ')})`
