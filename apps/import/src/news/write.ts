import type { ClientBase } from 'pg'
import type { About } from '#news/about.ts'

const kinds = [
  {
    table: 'news_company',
    column: 'company_id',
    of: 'companies',
    insert: `insert into news_company (news_id, company_id)`,
  },
  {
    table: 'news_series',
    column: 'series_id',
    of: 'series',
    insert: `insert into news_series (news_id, series_id)`,
  },
  { table: 'news_hall', column: 'hall_id', of: 'halls', insert: `insert into news_hall (news_id, hall_id)` },
] as const

/** What articles speak of, by their keys: what they no longer name goes, what is there stays as it is. */
export async function link(
  client: ClientBase,
  keys: readonly string[],
  abouts: readonly About[],
): Promise<void> {
  for (const { table, column, of, insert } of kinds) {
    const pairs = keys.flatMap((key, at) => (abouts[at]?.[of] ?? []).map((id) => ({ key, id })))
    const told = [keys, pairs.map(({ key }) => key), pairs.map(({ id }) => id)]
    await client.query(
      `delete from ${table} old using news where news.id = old.news_id and news.natural_key = any ($1)
         and not exists (select from unnest($2::text[], $3::uuid[]) as told (key, id)
           where told.key = news.natural_key and told.id = old.${column})`,
      told,
    )
    await client.query(
      `${insert}
       select news.id, told.id from unnest($1::text[], $2::uuid[]) as told (key, id)
       join news on news.natural_key = told.key on conflict do nothing`,
      told.slice(1),
    )
  }
}

/** Where it is and of which trades: those of what it speaks of, and the topics that its title says, each with what it lies in. */
export async function place(
  client: ClientBase,
  keys: readonly string[],
  topics: readonly string[][],
): Promise<void> {
  const said = keys.flatMap((key, at) => (topics[at] ?? []).map((topic) => ({ key, topic })))
  await client.query(places, [keys, said.map(({ key }) => key), said.map(({ topic }) => topic)])
}

const places = `
  with told as (select id, natural_key from news where natural_key = any ($1)),
  regions as (
    select told.id, array_agg(distinct line.code order by line.code) as codes from told
    cross join lateral (
      select series.home_region_code as code from news_series link join exhibition_series series on series.id = link.series_id where link.news_id = told.id
      union select hall.region_code from news_hall link join hall on hall.id = link.hall_id where link.news_id = told.id
      union select company.region_code from news_company link join company on company.id = link.company_id where link.news_id = told.id
    ) own
    join region on region.code = own.code
    left join region parent on parent.code = region.parent_code
    cross join lateral unnest(array_remove(array[region.code, parent.code, parent.parent_code], null)) as line (code)
    group by told.id
  ), topics as (
    select told.id, array_agg(distinct line.code order by line.code) as codes from told
    cross join lateral (
      select unnest(series.industry_codes) as code from news_series link join exhibition_series series on series.id = link.series_id where link.news_id = told.id
      union select topic from unnest($2::text[], $3::text[]) as said (key, topic) where said.key = told.natural_key
    ) own
    join dictionary_item item on item.type = 'exhibition_industry' and item.code = own.code
    cross join lateral unnest(array_remove(array[item.code, item.parent_code], null)) as line (code)
    group by told.id
  )
  update news set region_codes = coalesce(regions.codes, '{}'), topic_codes = coalesce(topics.codes, '{}')
  from told left join regions on regions.id = told.id left join topics on topics.id = told.id
  where news.id = told.id
    and (news.region_codes, news.topic_codes) is distinct from (coalesce(regions.codes, '{}'), coalesce(topics.codes, '{}'))`
