import type { Client } from 'pg'

export type Size = { companies: number; series: number; participations: number }

const pastEditions = 5
const topics = 40

/**
 * Companies, series with five lists each and one edition to come, and participations: a place in a list is kept for one
 * to seven editions, companies exhibit within their topic, a few of them often. All made inside the database.
 */
export async function fillExhibitions(
  client: Client,
  { companies, series, participations }: Size,
): Promise<void> {
  const perList = Math.round(participations / (series * pastEditions))
  const ofTopic = Math.floor(companies / topics)
  const id = (kind: number, number: string) =>
    `('00000000-00${String(kind).padStart(2, '0')}-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
  await client.query(`create temporary table place as select code, row_number() over (order by code) - 1 as at,
    count(*) over () as places from region where level = 2 and code ~ '^[1-6]'`)
  await client.query(`
    insert into company (id, name, name_key, region_code, industry_code, registered_capital, registration_status,
      exhibition_count, data_source)
    select ${id(1, 'n')}, '公司' || n, 'c' || n, place.code, null, 1e6 + n % 1000 * 1e5,
      case when n % 50 = 0 then '注销' else '存续' end, 1, 'bench'
    from generate_series(0, ${companies - 1}) n join place on place.at = n % places`)
  await client.query(`
    insert into exhibition_series (id, name, name_key, data_source)
    select ${id(2, 'n')}, '展会' || n, 's' || n, 'bench' from generate_series(0, ${series - 1}) n`)
  await client.query(`
    insert into exhibition_edition (id, series_id, year, name, start_date, end_date, region_code,
      exhibitor_list_status, listed_exhibitor_count, data_source)
    select ${id(3, `n * ${pastEditions + 1} + k`)}, ${id(2, 'n')}, 2020 + k, '展会' || n || ' ' || k, day, day + 3,
      place.code, case when k < ${pastEditions} then 'published' else 'none' end,
      case when k < ${pastEditions} then ${perList} else 0 end, 'bench'
    from generate_series(0, ${series - 1}) n cross join generate_series(0, ${pastEditions}) k
    join place on place.at = n % places
    cross join lateral (select current_date + 1 + n % 360 - (${pastEditions} - k) * 364 as day) date`)
  await client.query(`
    insert into exhibitor (id, edition_id, company_id, listed_name, match_status, booth_no, booth_type, booth_area,
      listed_at, data_source)
    select ${id(4, `(n * ${pastEditions} + k)::bigint * 10000 + p`)}, ${id(3, `n * ${pastEditions + 1} + k`)},
      ${id(1, 'number')}, '公司' || number, 'matched', 'B' || p, case when p % 3 = 0 then 'custom' else 'standard' end,
      9 + p % 5 * 9, current_date + 1 + n % 360 - (${pastEditions} - k) * 364 - 14, 'bench'
    from generate_series(0, ${series - 1}) n cross join generate_series(0, ${pastEditions - 1}) k
    cross join generate_series(0, ${perList - 1}) p
    cross join lateral (select floor(power(abs(hashint8(n * 1000003::bigint + p * 101 + (k + p % 5) / (1 + p % 7)))
      / 2147483648.0, 2) * ${ofTopic})::integer * ${topics} + n % ${topics} as number) who
    on conflict do nothing`)
  await client.query('analyze')
}
