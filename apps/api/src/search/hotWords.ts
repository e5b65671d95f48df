import type { search } from '@zhzz/contract/search/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { itemLabel } from '#label.ts'

/** Topics of the fifty editions that begin next, the commonest first. */
export const hotWords: Handler<typeof search.hotWords> = async (_, { db, now, locale }) => {
  const label = itemLabel('item', locale)
  const { rows } = await sql<{ word: string }>`
    with next as (
      select series_id from exhibition_edition where start_date >= ${shanghaiDay(now)}::date
      order by start_date, id limit 50)
    select ${label} as word from next
    join exhibition_series series on series.id = next.series_id
    cross join unnest(series.industry_codes) as topic (code)
    join dictionary_item item on item.type = 'exhibition_industry' and item.code = topic.code
    group by ${label} order by count(*) desc, word limit 10`.execute(db)
  return rows.map((row) => row.word)
}
