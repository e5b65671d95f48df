import { operate } from '@zhzz/contract/operate/calls.ts'
import type { NamedKind } from '@zhzz/contract/operate/names.ts'
import { namesOnPage } from '@zhzz/contract/operate/namesOnPage.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { isLacking } from '#operate/names/english.ts'

export const namedOnce: Handler<typeof operate.namedOnce> = async ({ kind, lacks, page }, { db }) => {
  const { rows } = await sql<object>`${from[kind](isLacking(lacks))}
    limit ${namesOnPage + 1} offset ${(page - 1) * namesOnPage}`.execute(db)
  const shape = operate.namedOnce.output.shape.list.element
  return {
    list: rows.slice(0, namesOnPage).map((row) => shape.parse(row)),
    isMore: rows.length > namesOnPage,
  }
}

/** Those that lack a name in the order in which people see them most. */
const from: Record<NamedKind, (lacking: RawBuilder<boolean>) => RawBuilder<object>> = {
  company: (lacking) => sql`
    select t.id, t.name, t.english_name as "englishName", s.exhibition_count as seen,
      s.latest_exhibition_date as latest
    from company_search s join company t on t.id = s.company_id
    where s.exhibition_count > 0 and t.merged_into_id is null and ${lacking}
    order by s.exhibition_count desc nulls last, s.company_id`,
  series: (lacking) => sql`
    select t.id, t.name, t.english_name as "englishName", coalesce(sum(e.listed_exhibitor_count), 0)::integer as seen,
      max(e.start_date) as latest
    from exhibition_series t left join exhibition_edition e on e.series_id = t.id
    where ${lacking} group by t.id order by seen desc, t.id`,
  hall: (lacking) => sql`
    select t.id, t.name, t.english_name as "englishName", count(e.id)::integer as seen, max(e.start_date) as latest
    from hall t left join exhibition_edition e on e.hall_id = t.id
    where ${lacking} group by t.id order by seen desc, t.id`,
}
