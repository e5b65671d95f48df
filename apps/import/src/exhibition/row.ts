import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ExhibitionField } from '#exhibition/fields.ts'
import { type SeriesName, seriesNameOf } from '#exhibition/seriesName.ts'
import { type DateRange, dateRangeOf } from '#value/dateRange.ts'
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
  if (from === null) {
    const printed = textOf(cells.get('startDate')) ?? textOf(cells.get('dates')) ?? 'empty'
    return { rejected: `no first day: ${printed} (days are read as 2026-07-26 or 2026年7月26日-28日)` }
  }
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
  const figure = (field: ExhibitionField) => numberOf(cells.get(field), cells.header(field))
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
      { metric: 'net_exhibition_area', unit: 'm²', value: figure('netArea') },
      { metric: 'gross_exhibition_area', unit: 'm²', value: figure('grossArea') },
      { metric: 'exhibitor_count', unit: '家', value: figure('exhibitorCount') },
      { metric: 'visitor_count', unit: '人', value: figure('visitorCount') },
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

/** Two columns, or one with both days. A year alone in its column holds for days printed without one. */
function datesOf(cells: Cells<ExhibitionField>): DateRange {
  const year = countOf(cells.get('year')) ?? seriesNameOf(cells.get('name') ?? '').year
  const begin = dateRangeOf(cells.get('startDate'), year)
  const range = begin.from === null ? dateRangeOf(cells.get('dates'), year) : begin
  const end = dateRangeOf(cells.get('endDate'), year)
  return { from: range.from, to: end.from ?? range.to }
}
