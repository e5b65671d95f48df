import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { itemLabel } from '#label.ts'

/** Topics of the fifty editions that begin next, the commonest first. */
export async function usualHotWords(db: Kysely<DB>, today: string, locale: Locale): Promise<string[]> {
  const label = itemLabel('item', locale)
  const { rows } = await sql<{ word: string }>`
    with next as (
      select series_id from exhibition_edition where start_date >= ${today}::date
      order by start_date, id limit 50)
    select ${label} as word from next
    join exhibition_series series on series.id = next.series_id
    cross join unnest(series.industry_codes) as topic (code)
    join dictionary_item item on item.type = 'exhibition_industry' and item.code = topic.code
    group by ${label} order by count(*) desc, word limit 10`.execute(db)
  return rows.map(({ word }) => word)
}
