import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { companyStates } from '#member/companyState.ts'
import { regionName } from '#regionName.ts'
import type { Viewer } from '#session.ts'

type Hit = Pick<CompanyCard, 'nameMarks' | 'hitReason'>

/** Cards of companies in the order of `ids`; `hitOf` says why a search found each. Unknown ids are left out. */
export async function companyCards(
  db: Kysely<DB>,
  ids: string[],
  { viewer, now, hitOf }: { viewer: Viewer | null; now: Date; hitOf?: (id: string) => Hit | undefined },
): Promise<CompanyCard[]> {
  if (ids.length === 0) return []
  const today = shanghaiDay(now)
  const rows = await db
    .selectFrom('company')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin('industry', 'industry.code', 'company.industryCode')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('exhibitor')
          .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
          .whereRef('exhibitor.companyId', '=', 'company.id')
          .where('exhibitor.withdrawnAt', 'is', null)
          .orderBy(sql`edition.start_date <= ${today}::date`, 'desc')
          .orderBy('edition.startDate', 'desc')
          .limit(1)
          .select(['edition.id as editionId', 'edition.name as editionName', 'edition.startDate'])
          .as('latest'),
      (join) => join.onTrue(),
    )
    .where('company.id', 'in', ids)
    .select([
      'company.id',
      'company.name',
      'company.englishName',
      'company.logoUrl',
      'company.registrationStatus',
    ])
    .select(['company.legalRepresentative', 'company.registeredCapital', 'company.registeredCapitalCurrency'])
    .select(['company.establishDate', 'company.exhibitionCount', 'company.contactCount', 'company.knownFrom'])
    .select(['latest.editionId', 'latest.editionName', 'latest.startDate'])
    .select(regionName('region', 'parent').as('regionName'))
    .select((row) => row.fn.coalesce('industry.name', 'company.industryText').as('industryName'))
    .select(
      sql<string[]>`array(select coalesce(item.label_zh_hans, tag.tag_code) from company_tag tag
      left join dictionary_item item on item.type = 'company_tag' and item.code = tag.tag_code
      where tag.company_id = company.id order by item.sort, tag.tag_code)`.as('tags'),
    )
    .execute()
  const stateOf = await companyStates(db, ids, viewer, now)
  const cards = new Map(
    rows.map(({ editionId, editionName, startDate, knownFrom, ...row }): [string, CompanyCard] => [
      row.id,
      {
        ...row,
        knownFrom: knownFrom === 'list' ? 'list' : 'registry',
        latestExhibition:
          editionId === null || editionName === null || startDate === null
            ? null
            : { editionId, name: editionName, startDate },
        nameMarks: hitOf?.(row.id)?.nameMarks ?? [],
        hitReason: hitOf?.(row.id)?.hitReason ?? null,
        myState: stateOf(row.id),
      },
    ]),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
