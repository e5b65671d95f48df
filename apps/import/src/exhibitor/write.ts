import { isNotOlder } from '#precedence.ts'

/** Entries of the batch that are in already: by edition, printed name in lower case, and booths. */
export const findEntries = `
  select b.line, x.id, x.row_hash, x.company_id, x.topics, x.withdrawn_at is not null and ${isNotOlder('x.as_of', { incoming: 'b' })}
    and not exists (select from fact_correction k where k.row_id = x.id and k.wrong -> 'withdrawn_at' @> 'null') as is_withdrawn
  from unnest($1::integer[], $2::uuid[], $3::text[], $4::text[], $5::date[]) as b (line, edition_id, name, booth, as_of)
  join exhibitor x on x.edition_id = b.edition_id and lower(x.listed_name) = lower(b.name) and x.booth_no = b.booth`

/** What a list says of an entry: what a newer list says, whether an older one knows it. */
const said = [
  ...[
    'listed_english_name',
    'pavilion_code',
    'booth_area',
    'industry_text',
    'introduction',
    'country_code',
    'region_code',
    'source_url',
    'texts',
  ].map((column) => [column, `coalesce(excluded.${column}, x.${column})`, `x.${column} is not null`]),
  ['booth_type', 'excluded.booth_type', "x.booth_type <> 'unknown'"],
  ['products', 'excluded.products', "x.products <> '{}'"],
  ...['role', 'topics', 'topic_codes', 'data_source', 'as_of', 'search_tokens', 'withdrawn_at'].map(
    (column) => [column, `excluded.${column}`, 'true'],
  ),
]
const isNewer = isNotOlder('x.as_of', { incoming: 'excluded' })

export const upsertEntries = `
  insert into exhibitor as x (id, edition_id, company_id, listed_name, listed_english_name, match_status, match_score,
    match_reasons, booth_no, pavilion_code, booth_type, booth_area, role, products, topics, topic_codes, industry_text,
    introduction, country_code, region_code, data_source, as_of, source_url, row_hash, texts, search_tokens)
  select id, edition_id, company_id, listed_name, listed_english_name, 'matched', match_score, match_reasons, booth_no,
    pavilion_code, booth_type, booth_area, role, products, topics,
    array(select jsonb_object_keys(n.topics)
      union select jsonb_object_keys(c.topics) from company c where c.id = n.company_id order by 1),
    industry_text, introduction, country_code,
    (select code from region where code = n.region_code), data_source, as_of, source_url,
    decode(row_hash, 'hex'), texts, search_tokens::tsvector
  from jsonb_to_recordset($1) as n (id uuid, edition_id uuid, company_id uuid, listed_name text,
    listed_english_name text, match_score numeric, match_reasons jsonb,
    booth_no text, pavilion_code text, booth_type text, booth_area numeric, role text, products text[],
    topics jsonb, industry_text text, introduction text, country_code char(2), region_code text, data_source text, as_of date, source_url text,
    row_hash text, texts integer[], search_tokens text)
  on conflict (edition_id, lower(listed_name), booth_no) do update set company_id = excluded.company_id,
    match_status = excluded.match_status, match_score = excluded.match_score, match_reasons = excluded.match_reasons,
    row_hash = excluded.row_hash, updated_at = now(),
    ${said.map(([column, value, isKnown]) => `${column} = case when ${isNewer} then ${value} when ${isKnown} then x.${column} else excluded.${column} end`).join(',\n    ')}`

export const markListed = `
  update exhibition_edition set exhibitor_list_status = case when $2 then 'partial' else 'published' end
  where id = any ($1) and exhibitor_list_status is distinct from case when $2 then 'partial' else 'published' end`
