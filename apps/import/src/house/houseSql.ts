/** More than so many houses of one web host: a portal or an organiser, whose exhibitors it tells nothing about. */
export const sharedHostLimit = 8

/** The houses of each key, the one known first in front; of a portal one more than `sharedHostLimit`. */
export const findHouses = `
  select k.key, h.* from unnest($1::text[]) as k (key)
  cross join lateral (
    select c.id, c.name, c.country_code as country, c.website, c.known_from = 'list' as "isList"
    from house_key join company c on c.id = house_key.company_id
    where house_key.key = k.key order by c.id limit ${sharedHostLimit + 1}
  ) h`

export const findParted = `
  select from_id || ' ' || to_id as pair from company_join where parted_at is not null and from_id = any ($1)
  union select company_id || ' ' || other_id from company_apart where company_id = any ($1)
  union select other_id || ' ' || company_id from company_apart where other_id = any ($1)`

/** The companies that an operator said these names are, where the decision stands. */
export const findSaid = `
  select k.key, d.country_code as country, coalesce(c.merged_into_id, c.id) as "companyId"
  from unnest($1::text[]) as k (key) join match_decision d on d.keys @> array[k.key] and d.verdict = 'company' and d.undone_at is null
  join company c on c.id = d.company_id`

const columns = `id uuid, name text, name_key text, english_name text, country_code char(2), website text,
  region_code text, introduction text, products text[], industry_text text, industry_code text, data_source text`

export const insertHouses = `
  insert into company (id, name, name_key, english_name, country_code, website, introduction, products, industry_text,
    industry_code, region_code, known_from, data_source)
  select id, name, name_key, english_name, country_code, website, introduction, products, industry_text,
    (select code from industry where code = n.industry_code), (select code from region where code = n.region_code),
    'list', data_source
  from jsonb_to_recordset($1) as n (${columns})`

/** What a list tells of a house goes where nothing is known yet. Returns the houses that know more now. */
export const tellHouses = `
  update company c set english_name = coalesce(c.english_name, n.english_name),
    country_code = coalesce(c.country_code, n.country_code), website = coalesce(c.website, n.website),
    introduction = coalesce(c.introduction, n.introduction), industry_text = coalesce(c.industry_text, n.industry_text),
    industry_code = coalesce(c.industry_code, n.industry), region_code = coalesce(c.region_code, n.region),
    products = case when c.products = '{}' then n.products else c.products end, updated_at = now()
  from (
    select *, (select code from industry where code = told.industry_code) as industry,
      (select code from region where code = told.region_code) as region
    from jsonb_to_recordset($1) as told (${columns})
  ) n
  where c.id = n.id and c.known_from = 'list' and (
    (c.english_name is null and n.english_name is not null) or (c.country_code is null and n.country_code is not null)
    or (c.website is null and n.website is not null) or (c.introduction is null and n.introduction is not null)
    or (c.industry_text is null and n.industry_text is not null) or (c.industry_code is null and n.industry is not null)
    or (c.region_code is null and n.region is not null) or (c.products = '{}' and n.products <> '{}'))
  returning c.id`

export const insertKeys = `
  insert into house_key (key, company_id) select key, id from unnest($1::text[], $2::uuid[]) as n (key, id)
  on conflict do nothing`

/** Other names a house is printed with: search finds it by them. Returns the houses that got one. */
export const insertNames = `
  insert into company_brand (company_id, name, name_key)
  select id, name, key from unnest($1::uuid[], $2::text[], $3::text[]) as n (id, name, key)
  on conflict do nothing returning company_id as id`

/** Whom these houses may be, in place of what was thought before. */
export const dropCandidates = `
  delete from company_candidate k using unnest($1::uuid[]) as n (id)
  where k.company_id = n.id and not exists (
    select from jsonb_to_recordset($2) as c (company_id uuid, candidate_id uuid)
    where c.company_id = k.company_id and c.candidate_id = k.candidate_id)`

export const insertCandidates = `
  insert into company_candidate as k (company_id, candidate_id, score, reasons)
  select company_id, candidate_id, score, reasons
  from jsonb_to_recordset($1) as c (company_id uuid, candidate_id uuid, score numeric, reasons jsonb)
  on conflict (company_id, candidate_id) do update set score = excluded.score, reasons = excluded.reasons
  where (k.score, k.reasons) is distinct from (excluded.score, excluded.reasons)`
