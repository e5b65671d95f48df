import { type ExhibitorRow, targetState } from '@zhzz/contract/exhibition/card.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameParts } from '@zhzz/search/names/nameParts.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#context.ts'
import { itemLabel, writtenLabel } from '#label.ts'
import { companyStates } from '#member/companyState.ts'
import { regionName } from '#region/regionName.ts'
import { allStandsIn, standsIn } from '#standsIn.ts'

const mayBe = sql<
  string | null
>`(select c.name from company_candidate k join company c on c.id = k.candidate_id
  where k.company_id = exhibitor.company_id order by k.score desc, c.id limit 1)`

type Hit = Pick<ExhibitorRow, 'nameMarks' | 'hitReason'>

/** Entries of exhibitor lists in the order of `ids`. */
export async function exhibitorRows(
  db: Kysely<DB>,
  ids: string[],
  { viewer, now, locale, hitOf }: Reader & { hitOf?: (id: string) => Hit | undefined },
): Promise<ExhibitorRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('exhibitor')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'exhibitor.editionId')
    .leftJoin('booth', (join) =>
      join.onRef('booth.exhibitorId', '=', 'exhibitor.id').on('booth.position', '=', 1),
    )
    .leftJoin('company', 'company.id', 'exhibitor.companyId')
    .leftJoin('region', (join) =>
      join.on((on) => on('region.code', '=', on.fn.coalesce('exhibitor.regionCode', 'company.regionCode'))),
    )
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin('targetItem as target', (join) =>
      join
        .onRef('target.exhibitorId', '=', 'exhibitor.id')
        .on('target.subAccountId', '=', viewer?.subAccountId ?? null),
    )
    .where('exhibitor.id', 'in', ids)
    .select([
      'exhibitor.id',
      'edition.id as editionId',
      'edition.name as editionName',
      'exhibitor.listedName',
    ])
    .select(['exhibitor.listedEnglishName', 'company.id as companyId', mayBe.as('mayBe')])
    .select([
      'company.name as companyName',
      'company.registrationStatus',
      'exhibitor.boothNo',
      allStandsIn.as('pavilionName'),
      standsIn.as('firstPavilion'),
    ])
    .select(['exhibitor.boothType', 'exhibitor.boothArea', 'exhibitor.products'])
    .select(writtenLabel('industry', 'exhibitor.industryText', locale).as('industryText'))
    .select(topicNames(locale).as('topics'))
    .select(['exhibitor.countryCode', 'exhibitor.role', 'company.exhibitionCount', 'exhibitor.isFirstTime'])
    .select([
      'exhibitor.consecutiveEditions',
      'target.state as target',
      'company.contactCount',
      regionName('region', 'parent', locale).as('regionName'),
    ])
    .execute()
  const companyIds = rows.flatMap((row) => row.companyId ?? [])
  const stateOf = await companyStates(db, companyIds, viewer, now)
  const entries = new Map(
    rows.map((row): [string, ExhibitorRow] => [
      row.id,
      {
        ...row,
        nameParts: nameParts(row.listedName),
        companyNameParts: row.companyName === null ? null : nameParts(row.companyName),
        target: targetState.nullable().parse(row.target),
        boothNo: row.boothNo === '' ? null : row.boothNo,
        contactCount: row.contactCount ?? 0,
        nameMarks: hitOf?.(row.id)?.nameMarks ?? [],
        hitReason: hitOf?.(row.id)?.hitReason ?? null,
        myState: row.companyId === null ? null : stateOf(row.companyId),
      },
    ]),
  )
  return ids.flatMap((id) => entries.get(id) ?? [])
}

/** Two at most, its own first: those that its list tells, then those that its company has elsewhere. */
function topicNames(locale: Locale): RawBuilder<string[]> {
  return sql<
    string[]
  >`array(select ${itemLabel('item', locale)} from unnest(exhibitor.topic_codes) as told (code)
    join dictionary_item item on item.type = 'exhibition_industry' and item.code = told.code
    order by exhibitor.topics ->> told.code nulls last, item.sort limit 2)`
}
