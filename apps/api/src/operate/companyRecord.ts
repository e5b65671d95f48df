import type { operate } from '@zhzz/contract/operate/calls.ts'
import { type CorrectedField, correctedField } from '@zhzz/contract/operate/correct.ts'
import type { FactGroup } from '@zhzz/contract/provenance.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Handler } from '#context.ts'
import { companyFactsOf } from '#operate/match/companyFacts.ts'

/** Of each fact the group that one source tells, and what stands of it. */
const columns = {
  name: ['name', 'c.name'],
  creditCode: ['codes', 'c.unified_social_credit_code'],
  registrationNo: ['codes', 'c.registration_no'],
  englishName: ['english_name', 'c.english_name'],
  shortName: ['short_name', 'c.short_name'],
  legalRepresentative: ['registration', 'c.legal_representative'],
  enterpriseType: ['registration', 'c.enterprise_type'],
  establishDate: ['registration', 'c.establish_date::text'],
  registrationAuthority: ['registration', 'c.registration_authority'],
  registrationStatus: ['status', 'c.registration_status'],
  approvalDate: ['status', 'c.approval_date::text'],
  registeredCapital: ['capital', 'coalesce(c.registered_capital_text, c.registered_capital::text)'],
  paidInCapital: ['capital', 'c.paid_in_capital::text'],
  industry: ['industry', 'c.industry_text'],
  region: [
    'place',
    'case when r.code is null then null when p.level = 0 or p.name = r.name then r.name else concat(p.name, r.name) end',
  ],
  address: ['address', 'c.registered_address'],
  businessScope: ['scope', 'c.business_scope'],
  products: ['products', "nullif(array_to_string(c.products, ';'), '')"],
  introduction: ['introduction', 'c.introduction'],
  insuredCount: ['scale', 'c.insured_count::text'],
  staffScale: ['scale', 'c.staff_scale'],
  website: ['website', 'c.website'],
  stockCode: ['listing', 'c.stock_code'],
} as const satisfies Readonly<Record<CorrectedField, readonly [FactGroup, string]>>

const facts = Object.entries(columns)
  .map(([field, [, column]]) => `'${field}', ${column}`)
  .join(', ')

const told = z.record(z.string(), z.tuple([z.string(), z.string().nullable()]))

export const companyRecord: Handler<typeof operate.companyRecord> = async ({ id }, { db, locale, fail }) => {
  const company = (await companyFactsOf(db, [id], locale)).get(id)
  const row = await db
    .selectFrom('company as c')
    .leftJoin('region as r', 'r.code', 'c.regionCode')
    .leftJoin('region as p', 'p.code', 'r.parentCode')
    .where('c.id', '=', id)
    .select(['c.dataSource', 'c.asOf', 'c.stated'])
    .select(sql<Record<CorrectedField, string | null>>`jsonb_build_object(${sql.raw(facts)})`.as('facts'))
    .executeTakeFirst()
  if (company === undefined || row === undefined) throw fail('notFound')
  const stated = told.parse(row.stated ?? {})
  return {
    company,
    facts: correctedField.options.map((field) => {
      const [source, asOf] = stated[columns[field][0]] ?? [row.dataSource, row.asOf]
      return { field, value: row.facts[field], source, asOf }
    }),
  }
}
