import type { CopyValue } from '@zhzz/db/copyRows.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 as uuid } from 'uuid'
import { reachOf } from '#company/contactsSaid.ts'
import type { CompanyRow } from '#company/row.ts'
import type { Origin } from '#origin.ts'
import type { Group } from '#precedence.ts'
import type { Numbered } from '#reading.ts'

type PlainColumn = [column: string, type: string, value: (row: CompanyRow) => CopyValue, group: Group['name']]

/** Columns of company that a row may fill: a value the row does not have leaves the record's own. */
export const plainColumns: PlainColumn[] = [
  ['unified_social_credit_code', 'char(18)', (row) => row.creditCode, 'codes'],
  ['english_name', 'text', (row) => row.englishName, 'english_name'],
  ['short_name', 'text', (row) => row.shortName, 'short_name'],
  ['registration_no', 'text', (row) => row.registrationNo, 'codes'],
  ['organization_code', 'text', (row) => row.organizationCode, 'codes'],
  ['taxpayer_no', 'text', (row) => row.taxpayerNo, 'codes'],
  ['legal_representative', 'text', (row) => row.legalRepresentative, 'registration'],
  ['enterprise_type', 'text', (row) => row.enterpriseType, 'registration'],
  ['registration_status', 'text', (row) => row.registrationStatus, 'status'],
  ['establish_date', 'date', (row) => row.establishDate, 'registration'],
  ['approval_date', 'date', (row) => row.approvalDate, 'status'],
  ['term_start', 'date', (row) => row.termStart, 'registration'],
  ['term_end', 'date', (row) => row.termEnd, 'registration'],
  ['registered_capital', 'numeric', (row) => row.registeredCapital, 'capital'],
  ['registered_capital_currency', 'char(3)', (row) => row.registeredCapitalCurrency, 'capital'],
  ['registered_capital_text', 'text', (row) => row.registeredCapitalText, 'capital'],
  ['paid_in_capital', 'numeric', (row) => row.paidInCapital, 'capital'],
  ['registration_authority', 'text', (row) => row.registrationAuthority, 'registration'],
  ['industry_code', 'text', (row) => row.industryCode, 'industry'],
  ['industry_text', 'text', (row) => row.industryText, 'industry'],
  ['registered_address', 'text', (row) => row.address, 'address'],
  ['mail_address', 'text', (row) => row.mailAddress, 'mail_address'],
  ['longitude', 'numeric', (row) => row.longitude, 'position'],
  ['latitude', 'numeric', (row) => row.latitude, 'position'],
  ['business_scope', 'text', (row) => row.businessScope, 'scope'],
  ['introduction', 'text', (row) => row.introduction, 'introduction'],
  ['insured_count', 'integer', (row) => row.insuredCount, 'scale'],
  ['staff_scale', 'text', (row) => row.staffScale, 'scale'],
  ['website', 'text', (row) => row.website, 'website'],
  ['stock_code', 'text', (row) => row.stockCode, 'listing'],
  ['exchange', 'text', (row) => row.exchange, 'listing'],
  ['source_url', 'text', (row) => row.sourceUrl, 'source_url'],
  ['country_code', 'char(2)', (row) => row.countryCode, 'country'],
  ['logo_url', 'text', (row) => row.logoUrl, 'logo_url'],
  ['taxpayer_qualification', 'text', (row) => row.taxpayerQualification, 'codes'],
  ['customs_code', 'text', (row) => row.customsCode, 'codes'],
]

/** The groups in which one source goes before another: those of the columns above, the name, the place and the products. */
export const companyGroups: Group[] = [
  { name: 'name', columns: ['name', 'name_key'] },
  { name: 'place', columns: ['region_code'] },
  { name: 'products', columns: ['products'], lists: ['products'] },
  ...[...new Set(plainColumns.map(([, , , group]) => group))].map((name) => ({
    name,
    columns: plainColumns.filter(([, , , group]) => group === name).map(([column]) => column),
  })),
]

const ownColumns = [
  'line integer',
  'id uuid',
  'hash bytea',
  'name text',
  'name_key text',
  'data_source text',
  'as_of date',
  'products text[]',
  'topics jsonb',
  'brands text[]',
  'brand_keys text[]',
  'former_names text[]',
  'former_keys text[]',
  'region_code text',
  'name_region text',
  'tags text[]',
  'contact_count integer',
]

/** The batch in the database: the row's columns, and what `resolve.ts` finds out about it. */
export const createStaging = `create temp table incoming_company (
  ${[...ownColumns, ...plainColumns.map(([column, type]) => `${column} ${type}`)].join(',\n  ')},
  company_id uuid, is_new boolean not null default true, is_by_name boolean not null default false,
  is_ambiguous boolean not null default false,
  is_changed boolean not null default false)`

export const stagingTarget = `incoming_company (${[...ownColumns.map((column) => column.split(' ')[0]), ...plainColumns.map(([column]) => column)].join(', ')})`

type StagedCompany = Origin & { id: string; line: number; row: CompanyRow; values: CopyValue[] }

export function staged({ line, hash, source, asOf, row }: Numbered<CompanyRow>): StagedCompany {
  const id = uuid()
  const values: CopyValue[] = [
    line,
    id,
    hash,
    row.name,
    row.nameKey,
    source,
    asOf,
    row.products,
    JSON.stringify(row.told),
    row.brands,
    row.brands.map(nameKey),
    row.formerNames,
    row.formerNames.map(nameKey),
    row.regionCode,
    row.nameRegion,
    row.tags,
    reachOf(row.said).contactCount,
  ]
  for (const [, , value] of plainColumns) values.push(value(row))
  return { id, line, row, values, source, asOf }
}
