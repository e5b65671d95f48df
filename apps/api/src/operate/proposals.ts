import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { itemLabel } from '#label.ts'

/** What people offer for the library and it does not have yet, the oldest first, in the words the import reads. Nothing of who offers it. */
export async function proposals(db: Kysely<DB>): Promise<string> {
  const rows = await db
    .selectFrom('myExhibition as mine')
    .leftJoin('region', 'region.code', 'mine.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .leftJoin('dictionaryItem as trade', (join) =>
      join.onRef('trade.code', '=', 'mine.industryCode').on('trade.type', '=', 'exhibition_industry'),
    )
    .where('mine.proposedAt', 'is not', null)
    .where(
      sql<boolean>`not exists (select from exhibition_edition known
        where known.start_date = mine.start_date and known.name = mine.name)`,
    )
    .orderBy('mine.proposedAt')
    .orderBy('mine.id')
    .select(['mine.name as 展会名称', 'mine.startDate as 开始日期', 'mine.endDate as 结束日期'])
    .select(['parent.name as 省份', 'region.name as 城市', 'mine.place as 展馆'])
    .select(itemLabel('trade', 'zh-Hans').as('行业'))
    .select(['mine.organizer as 主办单位', 'mine.website as 官网'])
    .select(['mine.moveInStart as 布展开始', 'mine.moveOutEnd as 撤展结束'])
    .execute()
  return rows.map((row) => JSON.stringify(row)).join('\n')
}
