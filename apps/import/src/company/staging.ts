import type { CopyValue } from '@zhzz/db/copyRows.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 as uuid } from 'uuid'
import { reachOf } from '#company/contactsSaid.ts'
import type { CompanyRow } from '#company/row.ts'
import type { Numbered } from '#reading.ts'

/** Columns of company that a row may fill: a value the row does not have leaves the record's own. */
export const plainColumns: [column: string, type: string, value: (row: CompanyRow) => CopyValue][] = [
  ['unified_social_credit_code', 'char(18)', (row) => row.creditCode],
  ['english_name', 'text', (row) => row.englishName],
  ['short_name', 'text', (row) => row.shortName],
  ['registration_no', 'text', (row) => row.registrationNo],
  ['organization_code', 'text', (row) => row.organizationCode],
  ['taxpayer_no', 'text', (row) => row.taxpayerNo],
  ['legal_representative', 'text', (row) => row.legalRepresentative],
  ['enterprise_type', 'text', (row) => row.enterpriseType],
  ['registration_status', 'text', (row) => row.registrationStatus],
  ['establish_date', 'date', (row) => row.establishDate],
  ['approval_date', 'date', (row) => row.approvalDate],
  ['term_start', 'date', (row) => row.termStart],
  ['term_end', 'date', (row) => row.termEnd],
  ['registered_capital', 'numeric', (row) => row.registeredCapital],
  ['registered_capital_currency', 'char(3)', (row) => row.registeredCapitalCurrency],
  ['registered_capital_text', 'text', (row) => row.registeredCapitalText],
  ['paid_in_capital', 'numeric', (row) => row.paidInCapital],
  ['registration_authority', 'text', (row) => row.registrationAuthority],
  ['industry_code', 'text', (row) => row.industryCode],
  ['industry_text', 'text', (row) => row.industryText],
  ['registered_address', 'text', (row) => row.address],
  ['mail_address', 'text', (row) => row.mailAddress],
  ['longitude', 'numeric', (row) => row.longitude],
  ['latitude', 'numeric', (row) => row.latitude],
  ['business_scope', 'text', (row) => row.businessScope],
  ['introduction', 'text', (row) => row.introduction],
  ['insured_count', 'integer', (row) => row.insuredCount],
  ['staff_scale', 'text', (row) => row.staffScale],
  ['website', 'text', (row) => row.website],
  ['stock_code', 'text', (row) => row.stockCode],
  ['exchange', 'text', (row) => row.exchange],
  ['source_url', 'text', (row) => row.sourceUrl],
  ['country_code', 'char(2)', (row) => row.countryCode],
  ['logo_url', 'text', (row) => row.logoUrl],
  ['taxpayer_qualification', 'text', (row) => row.taxpayerQualification],
  ['customs_code', 'text', (row) => row.customsCode],
]

const ownColumns = [
  'line integer',
  'id uuid',
  'hash bytea',
  'name text',
  'name_key text',
  'data_source text',
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

type StagedCompany = { id: string; line: number; row: CompanyRow; values: CopyValue[] }

export function staged({ line, hash, row }: Numbered<CompanyRow>, fileName: string): StagedCompany {
  const id = uuid()
  const values: CopyValue[] = [
    line,
    id,
    hash,
    row.name,
    row.nameKey,
    row.source ?? fileName,
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
  return { id, line, row, values }
}
