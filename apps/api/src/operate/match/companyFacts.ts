import type { Locale } from '@zhzz/contract/locale.ts'
import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { regionName } from '#region/regionName.ts'

/** By id, what an operator tells these companies from others by; those that were joined to others are left out. */
export async function companyFactsOf(
  db: Kysely<DB>,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, CompanyFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('company.id', 'in', [...new Set(ids)])
    .where('company.mergedIntoId', 'is', null)
    .select(['company.id', 'company.name', 'company.registrationNo', 'company.website'])
    .select(['company.unifiedSocialCreditCode as creditCode', 'company.registrationStatus as status'])
    .select(['company.establishDate as established', 'company.registeredAddress as address'])
    .select(['company.exhibitionCount as exhibitions', 'company.knownFrom'])
    .select(regionName('region', 'parent', locale).as('place'))
    .select(
      sql<string[]>`array_remove(array[company.short_name, company.english_name]
        || array(select name from company_brand where company_id = company.id order by name)
        || array(select name from company_former_name where company_id = company.id order by name), null)`.as(
        'otherNames',
      ),
    )
    .execute()
  return new Map(rows.map(({ knownFrom, ...row }) => [row.id, { ...row, isListed: knownFrom === 'list' }]))
}
