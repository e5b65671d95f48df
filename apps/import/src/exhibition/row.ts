import { nameKey } from '@zhzz/search/fold.ts'
import type { ExhibitionField } from '#exhibition/fields.ts'
import { type SeriesName, seriesNameOf } from '#exhibition/seriesName.ts'
import { dateOf } from '#value/date.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, listOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export type ExhibitionRow = ReturnType<typeof build>

/** An edition needs a name and its first day; without a last day it lasts one day. */
export function exhibitionRow(cells: Cells<ExhibitionField>): Verdict<ExhibitionRow> {
  const name = lineOf(cells.get('name'))
  if (name === null || nameKey(name) === '') return { rejected: 'no exhibition name' }
  const { from, to } = datesOf(cells)
  if (from === null)
    return { rejected: `no first day: ${textOf(cells.get('startDate') ?? cells.get('dates')) ?? 'empty'}` }
  if (to !== null && to < from) return { rejected: `the last day ${to} is before the first ${from}` }
  return {
    row: build(cells, name, seriesNameOf(name), from, to ?? from),
    warnings: to === null ? ['no last day: taken as one day'] : [],
  }
}

function build(
  cells: Cells<ExhibitionField>,
  name: string,
  parsed: SeriesName,
  startDate: string,
  endDate: string,
) {
  return {
    name,
    englishName: lineOf(cells.get('englishName')) ?? (/[\u4e00-\u9fff]/.test(name) ? null : name),
    series: lineOf(cells.get('series')) ?? parsed.series,
    editionNo: editionNumber(cells.get('editionNo')) ?? parsed.editionNo,
    year: countOf(cells.get('year')) ?? parsed.year ?? Number(startDate.slice(0, 4)),
    startDate,
    endDate,
    venue: lineOf(cells.get('hall')),
    regionCode: regionOf([cells.get('province'), cells.get('city')]),
    organizations: [
      ...listOf(cells.get('organizers')).map((organizer) => ({ role: 'organizer', name: organizer })),
      ...listOf(cells.get('coOrganizers')).map((organizer) => ({ role: 'co_organizer', name: organizer })),
      ...listOf(cells.get('supporters')).map((supporter) => ({ role: 'support', name: supporter })),
    ],
    industries: listOf(cells.get('industries')),
    scope: listOf(cells.get('scope')),
    metrics: [
      { metric: 'net_exhibition_area', unit: 'm²', value: numberOf(cells.get('netArea')) },
      { metric: 'gross_exhibition_area', unit: 'm²', value: numberOf(cells.get('grossArea')) },
      { metric: 'exhibitor_count', unit: '家', value: numberOf(cells.get('exhibitorCount')) },
      { metric: 'visitor_count', unit: '人', value: numberOf(cells.get('visitorCount')) },
    ].filter(({ value }) => value !== null && value > 0),
    website: webAddressOf(cells.get('website')),
    introduction: textOf(cells.get('introduction')),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
  }
}

function editionNumber(value: string | undefined): number | null {
  const text = textOf(value)
  if (text === null) return null
  return /^\d{1,3}$/.test(text) ? Number(text) : seriesNameOf(text).editionNo
}

/** Two columns, or one with both days: `2026-07-26至2026-07-28`, `2026年7月26日-28日`, `2026.07.26~07.28`. */
function datesOf(cells: Cells<ExhibitionField>): { from: string | null; to: string | null } {
  const from = dateOf(cells.get('startDate'))
  if (from !== null) return { from, to: dateOf(cells.get('endDate')) }
  const text =
    textOf(cells.get('dates') ?? cells.get('startDate'))
      ?.normalize('NFKC')
      .replace(/\s/g, '') ?? ''
  const [, first = '', last = ''] =
    /^(\d{4}[-./年]\d{1,2}[-./月]\d{1,2}日?)(?:[-–—~至到]+(.+))?$/.exec(text) ?? []
  const start = dateOf(first)
  if (start === null || last === '') return { from: start, to: null }
  const [year, month] = start.split('-')
  return {
    from: start,
    to:
      dateOf(last) ??
      dateOf(`${year}-${last.replace(/[./月]/g, '-').replace('日', '')}`) ??
      dateOf(`${year}-${month}-${last.replace('日', '')}`),
  }
}
