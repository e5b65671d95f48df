import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Pool } from 'pg'
import { addPerson, person } from '#load/person.ts'

const editionsOfSeries = 5
/** Rows of 我的展会 of the person who asks, all in one year. */
export const plannedRows = 60

/**
 * Editions of five years, from two before this one on, of three to five days in the cities of China, each of a topic; and
 * a person who plans sixty of this year.
 */
export async function fillYears(pool: Pool, editions: number, year: number): Promise<void> {
  await loadReference(pool)
  await pool.query(
    `with topic as (select array_agg(code order by code) as codes from dictionary_item where type = 'exhibition_industry'),
      city as (select array_agg(code order by code) as codes from region where level = 2 and not is_overseas),
      series as (insert into exhibition_series (id, name, name_key, industry_codes, data_source)
        select gen_random_uuid(), '国际展览会' || at, 'series ' || at, array[codes[1 + at % cardinality(codes)]], 'bench'
        from generate_series(1, $1::integer / ${editionsOfSeries}) at, topic returning id, name),
      numbered as (select id, name, row_number() over (order by name)::integer as at from series)
    insert into exhibition_edition (id, series_id, year, name, start_date, end_date, region_code, move_in_start, move_in_end,
      move_out_start, move_out_end, listed_exhibitor_count, data_source)
    select gen_random_uuid(), id, $2::integer + back, ($2::integer + back) || name, first, first + 2 + at % 3,
      codes[1 + at * 7 % cardinality(codes)], first - 3, first - 1, first + 3 + at % 3, first + 4 + at % 3, at % 500, 'bench'
    from numbered, city, generate_series(-2, 2) back,
      lateral (select make_date($2::integer + back, 1, 1) + at * 89 % 360 as first) days`,
    [editions, year],
  )
  await addPerson(pool)
  await pool.query(
    `insert into my_exhibition (id, sub_account_id, edition_id, known_start, known_end)
      select gen_random_uuid(), '${person}', id, start_date, end_date from exhibition_edition
      where year = ${year} order by md5(id::text) limit ${plannedRows};
    analyze`,
  )
}
