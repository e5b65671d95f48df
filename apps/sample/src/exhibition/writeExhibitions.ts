import { type CopyValue, copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { addDays } from '#days.ts'
import { allEditions, type SampleEdition } from '#exhibition/edition.ts'
import { exhibitorRows } from '#exhibition/exhibitor.ts'
import { halls } from '#exhibition/hall.ts'
import { lists } from '#exhibition/list.ts'
import { seriesCount, seriesOf } from '#exhibition/series.ts'
import { sampleId } from '#sampleId.ts'

type World = { seed: number; companies: number; today: string }
const source = '示例数据'

export async function writeHalls(client: ClientBase) {
  await copyInto(
    client,
    `hall (id, name, name_key, english_name, aliases, region_code, address, indoor_area,
    outdoor_area, pavilion_count, data_source, search_tokens)`,
    copyPieces(
      halls.map((hall) => [
        hall.id,
        hall.name,
        nameKey(hall.name),
        hall.englishName,
        hall.aliases,
        hall.regionCode,
        hall.address,
        hall.indoorArea,
        hall.outdoorArea,
        hall.pavilions.length,
        '公开资料',
        tokensText({
          names: [hall.name, hall.englishName, ...hall.aliases],
          offers: hall.address === null ? [] : [hall.address],
          regionCode: hall.regionCode,
        }),
      ]),
    ),
  )
  await copyInto(
    client,
    'pavilion (id, hall_id, code)',
    copyPieces(
      halls.flatMap((hall) => hall.pavilions.map((pavilion) => [pavilion.id, hall.id, pavilion.code])),
    ),
  )
}

export async function writeSeries(client: ClientBase, { seed }: World) {
  const all = Array.from({ length: seriesCount }, (_, index) => seriesOf(seed, index))
  await copyInto(
    client,
    `exhibition_series (id, name, name_key, english_name, first_year, frequency, exhibition_type,
    home_region_code, website, introduction, scope, industry_codes, is_ufi_approved, data_source)`,
    copyPieces(
      all.map((series) => [
        series.id,
        series.name,
        nameKey(series.name),
        series.englishName,
        series.firstYear,
        series.frequency,
        series.type,
        series.hall.regionCode,
        `https://www.s${series.index}.example.com`,
        series.introduction,
        series.trade.products,
        [series.trade.topic],
        series.isUfiApproved,
        source,
      ]),
    ),
  )
}

export async function writeEditions(client: ClientBase, { seed, today }: World) {
  const editions = [...allEditions(seed, today)]
  await copyInto(
    client,
    `exhibition_edition (id, series_id, edition_no, year, name, english_name, start_date, end_date,
    hall_id, venue_text, region_code, set_status, original_start_date, original_end_date, move_in_start, move_in_end,
    move_out_start, move_out_end, registration_deadline, drawing_review_deadline, freight_deadline, website,
    introduction, open_hours, concurrent_events, exhibitor_list_status, data_source, search_tokens)`,
    copyPieces(editions.map(editionRow)),
  )
  await copyInto(
    client,
    'edition_metric (edition_id, metric, value, unit, basis, source)',
    copyPieces(
      editions
        .filter(({ back }) => back > 0)
        .flatMap((edition): CopyValue[][] => [
          [edition.id, 'net_exhibition_area', edition.netArea, 'm²', 'published', source],
          [edition.id, 'gross_exhibition_area', Math.round(edition.netArea * 2.1), 'm²', 'published', source],
          [edition.id, 'exhibitor_count', Math.round(edition.netArea / 31), '家', 'published', source],
          [
            edition.id,
            'visitor_count',
            edition.visitors,
            '人',
            edition.number % 5 === 0 ? 'audited' : 'published',
            source,
          ],
        ]),
    ),
  )
  await copyInto(
    client,
    'edition_organization (id, edition_id, name, role)',
    copyPieces(
      editions.flatMap((edition) => {
        const area = edition.series.name.slice(0, 3)
        return [
          [
            sampleId('organization', edition.number * 2),
            edition.id,
            `${area}${edition.series.trade.title}行业协会（示例）`,
            'organizer',
          ],
          [
            sampleId('organization', edition.number * 2 + 1),
            edition.id,
            `${area}砚舟会展服务有限公司（示例）`,
            'co_organizer',
          ],
        ]
      }),
    ),
  )
}

function editionRow(e: SampleEdition): CopyValue[] {
  const hours = Array.from({ length: e.series.days }, (_, at) => ({
    date: addDays(e.startDate, at),
    from: e.openHour,
    to: at === e.series.days - 1 ? '15:00' : '17:00',
    audience: at === 0 ? '专业观众' : null,
  }))
  const events = [{ title: `${e.series.trade.title}发展论坛`, time: `${e.startDate} 10:00`, place: '论坛区' }]
  return [
    e.id,
    e.series.id,
    e.editionNo,
    e.year,
    e.name,
    e.englishName,
    e.startDate,
    e.endDate,
    e.series.hall.id,
    e.series.hall.name,
    e.series.hall.regionCode,
    e.setStatus,
    e.originalStartDate,
    e.originalEndDate,
    addDays(e.startDate, -3),
    addDays(e.startDate, -1),
    e.endDate,
    addDays(e.endDate, 1),
    addDays(e.startDate, -60),
    addDays(e.startDate, -30),
    addDays(e.startDate, -15),
    `https://www.s${e.series.index}.example.com`,
    e.series.introduction,
    JSON.stringify(hours),
    JSON.stringify(events),
    e.listStatus,
    source,
    tokensText({
      names: [e.name, e.englishName, e.series.name],
      offers: [e.series.trade.title, ...e.series.trade.products],
      regionCode: e.series.hall.regionCode,
    }),
  ]
}

/** The lists, edition by edition, and the number of entries each one has. */
export async function writeExhibitors(client: ClientBase, world: World, progress: (written: number) => void) {
  let written = 0
  for (const list of lists(world)) {
    await copyInto(
      client,
      `exhibitor (id, edition_id, company_id, listed_name, listed_english_name, match_status,
      match_score, match_reasons, match_candidates, booth_no, pavilion_code, booth_type, booth_area, products,
      topics, topic_codes,
      industry_text, introduction, country_code, region_code, is_first_time, consecutive_editions, listed_at,
      data_source, search_tokens)`,
      copyPieces(exhibitorRows(list, world.seed)),
    )
    await client.query(
      `insert into booth (exhibitor_id, position, pavilion_code, booth_no)
       select id, 1, pavilion_code, booth_no from exhibitor where edition_id = $1`,
      [list.edition.id],
    )
    written += list.entries.length
    progress(written)
    await client.query('update exhibition_edition set listed_exhibitor_count = $2 where id = $1', [
      list.edition.id,
      list.entries.length,
    ])
  }
  // Known only now: the companies were written before the lists. As apps/import makes it.
  await client.query(`update company_search s set tokens = s.tokens || array_to_tsvector(array['*c'])
    from (select distinct company_id from exhibitor where company_id is not null
      and booth_type in ('custom', 'raw')) built where built.company_id = s.company_id`)
  await client.query('select refresh_exhibitor_topics()')
}
