import { companyGroups, plainColumns } from '#company/staging.ts'
import { dayOf, isNotOlder, mergedColumns, mergedOrigin, type Sides, weighed } from '#precedence.ts'

const names = plainColumns.map(([column]) => column)

/** A code or a region the reference tables do not have would fail the whole batch: it is left out. */
export const dropUnknownCodes = [
  `update incoming_company i set region_code = null
   where region_code is not null and not exists (select from region where code = i.region_code)`,
  `update incoming_company i set name_region = null
   where name_region is not null and not exists (select from region where code = i.name_region)`,
  `update incoming_company i set industry_code = null
   where industry_code is not null and not exists (select from industry where code = i.industry_code)`,
]

/**
 * Stamp of a record: the file's eight bytes, then the fingerprint of each of its rows that went onto this record,
 * the last one in force. A row of the same file that is among them, or of another file that equals the one in
 * force, is not written again. So two rows of one file with the same code do not chase each other at every run.
 */
export const markUnchanged = `
  update incoming_company i set is_changed = true from company c
  where c.id = i.company_id and not i.is_new and not coalesce(
    case when substring(c.row_hash from 1 for 8) = $1::bytea then position(i.hash in substring(c.row_hash from 9)) > 0
         else substring(c.row_hash from octet_length(c.row_hash) - 15) = i.hash end, false)`

export const insertNew = `
  insert into company (id, name, name_key, products, topics, data_source, as_of, region_code, row_hash, contact_count,
    ${names.join(', ')})
  select id, name, name_key, products, topics, data_source, as_of, coalesce(region_code, name_region), $1::bytea || hash,
    contact_count, ${names.map((column) => (column === 'country_code' ? "coalesce(country_code, 'CN')" : column)).join(', ')}
  from incoming_company where is_new`

/** Rows of one batch for the same record are applied one after the other. */
export const rounds = `
  select coalesce(max(count), 0)::integer as rounds from (
    select count(*) from incoming_company where is_changed group by company_id) counted`

const round = `(select *, row_number() over (partition by company_id order by line) as round
  from incoming_company where is_changed)`

const sides: Sides = { held: 'b', incoming: 'i' }

/** The name that is not, or no longer, a record's own stays with it as a former name. */
export const keepOldNames = `
  insert into company_former_name (company_id, name, name_key)
  select b.id, old.name, old.name_key from company b join ${round} i on i.company_id = b.id
  cross join lateral (select b.name, b.name_key where ${isNotOlder(dayOf(sides, 'name'), sides)}
    union all select i.name, i.name_key where not ${isNotOlder(dayOf(sides, 'name'), sides)}) old
  where i.round = $1 and b.name_key <> i.name_key
  on conflict do nothing`

/** What only a registry tells: a row without any of it says nothing that a list could not. */
const registryColumns =
  `unified_social_credit_code registration_no organization_code taxpayer_no legal_representative
  enterprise_type registration_status establish_date approval_date registered_capital registered_capital_text
  registration_authority stock_code`.split(/\s+/)

const knownFrom = `case when coalesce(${registryColumns.map((column) => `i.${column}::text`).join(', ')}) is null
  then b.known_from else 'registry' end`

const facts = mergedColumns(companyGroups, sides).map(({ column, value }) =>
  column === 'region_code' ? { column, value: `coalesce(${value}, i.name_region)` } : { column, value },
)
/** A list stays the source of a company that only lists know. */
const origin = mergedOrigin(sides).map(({ column, value }) => ({
  column,
  value: `case when b.known_from = 'list' and ${knownFrom} = 'list' then b.${column} else ${value} end`,
}))
const merged = [...facts, ...origin, { column: 'known_from', value: knownFrom }]

/**
 * What the row says goes onto the record, group by group, where it is not older than what the group says; what it does
 * not say stays. Returns the records that are different now; `says_more`: in more than their origin.
 */
export const updateChanged = `
  update company c set known_from = n.known_from, data_source = n.data_source, as_of = n.as_of, stated = n.stated,
    ${facts.map(({ column }) => `${column} = n.${column}`).join(', ')},
    row_hash = case when substring(c.row_hash from 1 for 8) = $2::bytea and octet_length(c.row_hash) < 200
                    then c.row_hash || n.hash else $2::bytea || n.hash end,
    collected_at = now(), updated_at = now()
  from (
    select b.id, i.hash, (${facts.map(({ value }) => value).join(', ')}) is distinct from (${facts.map(({ column }) => `b.${column}`).join(', ')})
        or b.known_from <> ${knownFrom} as says_more,
      ${merged.map(({ column, value }) => `${value} as ${column}`).join(',\n      ')}
    from ${round} i join company b on b.id = i.company_id
    cross join lateral (select ${weighed(companyGroups, sides)}) w
    where i.round = $1
  ) n
  where n.id = c.id and ((${merged.map(({ column }) => `n.${column}`).join(', ')})
    is distinct from (${merged.map(({ column }) => `c.${column}`).join(', ')}))
  returning c.id, n.says_more`

export const insertBrands = `
  insert into company_brand (company_id, name, name_key)
  select coalesce(i.company_id, i.id), brand.name, brand.key
  from incoming_company i cross join unnest(i.brands, i.brand_keys) brand (name, key)
  where i.is_new or i.is_changed
  on conflict do nothing
  returning company_id as id`

/** Names of the batch that are not in yet; returns the companies that got one. */
export const insertFormerNames = `
  insert into company_former_name (company_id, name, name_key)
  select coalesce(i.company_id, i.id), former.name, former.key
  from incoming_company i cross join unnest(i.former_names, i.former_keys) former (name, key)
  where i.is_new or i.is_changed
  on conflict do nothing
  returning company_id as id`

/** Tags of the batch that are not in yet. */
export const insertTags = `
  insert into company_tag (company_id, tag_code)
  select coalesce(i.company_id, i.id), unnest(i.tags) from incoming_company i
  where i.tags <> '{}' and (i.is_new or i.is_changed)
  on conflict do nothing
  returning company_id as id`
