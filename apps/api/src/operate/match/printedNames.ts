import type { Locale } from '@zhzz/contract/locale.ts'
import type { PrintedName } from '@zhzz/contract/operate/match.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { hostOf } from '@zhzz/search/names/houseKeys.ts'
import { type Kysely, sql } from 'kysely'
import { companyFactsOf } from '#operate/match/companyFacts.ts'
import { regionName } from '#region/regionName.ts'

const entriesShown = 4

type Candidate = { id: string; score: number; reasons: string[] }

/** These names as an operator reads them, in the order of the ids: with their newest entries, and whom they may be and why. */
export async function printedNames(
  db: Kysely<DB>,
  ids: readonly string[],
  locale: Locale,
): Promise<PrintedName[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('company.id', 'in', [...ids])
    .select(['company.id', 'company.name', 'company.englishName', 'company.countryCode as country'])
    .select(['company.website', 'company.introduction', 'company.products', 'company.regionCode'])
    .select(regionName('region', 'parent', locale).as('place'))
    .select(
      sql<number>`(select count(*)::integer from exhibitor x where x.company_id = company.id)`.as(
        'entryCount',
      ),
    )
    .select(
      sql<PrintedName['entries']>`array(
        select jsonb_build_object('exhibition', e.name, 'booth', x.booth_no, 'printed', x.listed_name)
        from exhibitor x join exhibition_edition e on e.id = x.edition_id where x.company_id = company.id
        order by e.start_date desc, x.id limit ${entriesShown})`.as('entries'),
    )
    .select(
      sql<Candidate[]>`array(
        select jsonb_build_object('id', k.candidate_id, 'score', k.score::float8, 'reasons', k.reasons)
        from company_candidate k where k.company_id = company.id order by k.score desc, k.candidate_id)`.as(
        'candidates',
      ),
    )
    .execute()
  const facts = await companyFactsOf(
    db,
    rows.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
    locale,
  )
  const places = new Map(rows.map(({ id, place }) => [id, place]))
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    if (row === undefined) return []
    const { regionCode: _, ...shown } = row
    const candidates = row.candidates.flatMap(({ id: companyId, score, reasons }) => {
      const company = facts.get(companyId)
      if (company === undefined) return []
      const site = hostOf(row.website)
      const isSameSite = site !== null && site === hostOf(company.website)
      const isSamePlace = company.place !== null && company.place === places.get(id)
      const common = [...(isSameSite ? ['sameWebsite'] : []), ...(isSamePlace ? ['samePlace'] : [])]
      return [{ ...company, score, reasons: [...reasons, ...common] }]
    })
    return [{ ...shown, candidates }]
  })
}
