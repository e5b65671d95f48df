import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { prepared } from '@zhzz/db/prepared.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { shortPlace } from '@zhzz/search/text/region.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { companyRows } from '#company/companyRows.ts'
import type { Reader } from '#context.ts'
import { itemLabel } from '#label.ts'
import { companyStates } from '#member/companyState.ts'
import { cityName } from '#region/regionName.ts'

type Hit = Pick<CompanyCard, 'nameMarks' | 'hitReason'>

/** Cards of companies in the order of `ids`; `hitOf` says why a search found each. Unknown ids are left out. */
export async function companyCards(
  db: Kysely<DB>,
  ids: string[],
  { viewer, now, locale, hitOf }: Reader & { hitOf?: (id: string) => Hit | undefined },
): Promise<CompanyCard[]> {
  if (ids.length === 0) return []
  const rows = await companyRows(db, ids, { now, locale })
    .modifyFront(prepared(`company_cards_${locale.replace('-', '_')}`))
    .select(['company.logoUrl', 'company.knownFrom'])
    .select(['latest.id as latestId', 'latest.name as latestName', 'latest.startDate as latestDate'])
    .select(['next.id as nextId', 'next.name as nextName', 'next.startDate as nextDate'])
    .select(['nextSeries.industryCodes as nextTopics', 'seen.customBoothRatio'])
    .select(cityName('region', 'parent', locale).as('cityName'))
    .select(
      sql<string[]>`array(select coalesce(${itemLabel('item', locale)}, tag.tag_code) from company_tag tag
      left join dictionary_item item on item.type = 'company_tag' and item.code = tag.tag_code
      where tag.company_id = company.id order by item.sort, tag.tag_code)`.as('tags'),
    )
    .execute()
  const stateOf = await companyStates(db, ids, viewer, now)
  const cards = new Map(
    rows.map(
      ({
        latestId,
        latestName,
        latestDate,
        nextId,
        nextName,
        nextDate,
        nextTopics,
        ...row
      }): [string, CompanyCard] => [
        row.id,
        {
          ...row,
          nameParts: nameParts(row.name),
          cityName: row.cityName === null ? null : shortPlace(row.cityName),
          customBoothRatio: row.customBoothRatio === null ? null : Math.round(row.customBoothRatio),
          knownFrom: row.knownFrom === 'list' ? 'list' : 'registry',
          latestExhibition:
            latestId === null || latestName === null || latestDate === null
              ? null
              : { editionId: latestId, name: latestName, startDate: latestDate },
          nextExhibition:
            nextId === null || nextName === null || nextDate === null
              ? null
              : {
                  editionId: nextId,
                  startDate: nextDate,
                  word: tileOf(nextName, nextTopics ?? [], locale).word,
                },
          nameMarks: hitOf?.(row.id)?.nameMarks ?? [],
          hitReason: hitOf?.(row.id)?.hitReason ?? null,
          myState: stateOf(row.id),
        },
      ],
    ),
  )
  return ids.flatMap((id) => cards.get(id) ?? [])
}
