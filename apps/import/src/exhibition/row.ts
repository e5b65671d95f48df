import { nameKey } from '@zhzz/search/text/fold.ts'
import { factsOf, originalDaysOf } from '#exhibition/facts.ts'
import type { ExhibitionField } from '#exhibition/fields.ts'
import { seriesFactsOf } from '#exhibition/seriesFacts.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'
import { statedStatusOf } from '#exhibition/statusWords.ts'
import { type DateRange, dateRangeOf, dayForms } from '#value/dateRange.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, listOf, namesOf, numberOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells, Verdict } from '#verdict.ts'

export type ExhibitionRow = ReturnType<typeof build>

/** An edition needs a name and its first day; without a last day it lasts one day. */
export function exhibitionRow(cells: Cells<ExhibitionField>): Verdict<ExhibitionRow> {
  const name = lineOf(cells.get('name'))
  if (name === null || nameKey(name) === '') return { rejected: 'no exhibition name' }
  const { from, to } = daysHeld(cells)
  if (from === null) {
    const printed = textOf(cells.get('startDate')) ?? textOf(cells.get('dates')) ?? 'empty'
    return { rejected: `no first day: ${printed} (${dayForms})` }
  }
  if (to !== null && to < from) return { rejected: `the last day ${to} is before the first ${from}` }
  const warnings = to === null ? ['no last day: taken as one day'] : []
  return { row: build(cells, name, warnings, { from, to: to ?? from }), warnings }
}

function build(
  cells: Cells<ExhibitionField>,
  name: string,
  warnings: string[],
  days: { from: string; to: string },
) {
  const parsed = seriesNameOf(name)
  const { from: startDate, to: endDate } = days
  const year = countOf(cells.get('year')) ?? parsed.year
  const organizations = (role: string, field: ExhibitionField) =>
    namesOf(cells.get(field)).map((organization) => ({ role, name: organization }))
  const figure = (field: ExhibitionField) => numberOf(cells.get(field), cells.header(field))
  return {
    name,
    englishName: lineOf(cells.get('englishName')) ?? (/[\u4e00-\u9fff]/.test(name) ? null : name),
    series: lineOf(cells.get('series')) ?? parsed.series,
    editionNo: editionNumber(cells.get('editionNo')) ?? parsed.editionNo,
    year: year ?? Number(startDate.slice(0, 4)),
    /** the source says of which year it is: a moved edition is found by it */
    saysYear: year !== null,
    startDate,
    endDate,
    venue: lineOf(cells.get('hall')),
    regionCode: regionOf([cells.get('province'), cells.get('city')]),
    /** the place as printed, in whatever language */
    place: [cells.get('city'), cells.get('province')]
      .map(lineOf)
      .filter((part) => part !== null)
      .join(', '),
    organizations: [
      ...organizations('organizer', 'organizers'),
      ...organizations('co_organizer', 'coOrganizers'),
      ...organizations('assist', 'assists'),
      ...organizations('support', 'supporters'),
      ...organizations('official_contractor', 'contractors'),
      ...organizations('official_forwarder', 'forwarders'),
      ...organizations('overseas_agent', 'overseasAgents'),
    ],
    industries: listOf(cells.get('industries')),
    scope: listOf(cells.get('scope')),
    metrics: [
      { metric: 'net_exhibition_area', unit: 'm²', value: figure('netArea') },
      { metric: 'gross_exhibition_area', unit: 'm²', value: figure('grossArea') },
      { metric: 'exhibitor_count', unit: '家', value: figure('exhibitorCount') },
      { metric: 'visitor_count', unit: '人', value: figure('visitorCount') },
      { metric: 'visit_count', unit: '人次', value: figure('visitCount') },
      { metric: 'overseas_exhibitor_count', unit: '家', value: figure('overseasExhibitorCount') },
      { metric: 'overseas_visitor_count', unit: '人', value: figure('overseasVisitorCount') },
    ].filter(({ value }) => value !== null && value > 0),
    website: webAddressOf(cells.get('website')),
    introduction: textOf(cells.get('introduction')),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
    facts: factsOf(cells, warnings, days),
    seriesFacts: seriesFactsOf(cells, warnings),
  }
}

function editionNumber(value: string | undefined): number | null {
  const text = textOf(value)
  if (text === null) return null
  return /^\d{1,3}$/.test(text) ? Number(text) : seriesNameOf(text).editionNo
}

/** Its days; of a row that tells the days before a change alone, those: no new ones are set yet. */
function daysHeld(cells: Cells<ExhibitionField>): DateRange {
  const days = datesOf(cells)
  if (days.from !== null || !statedStatusOf(cells.get('status'))) return days
  return originalDaysOf(cells, seriesNameOf(cells.get('name') ?? '').year)
}

/** Two columns, or one with both days. A year alone in its column holds for days printed without one. */
function datesOf(cells: Cells<ExhibitionField>): DateRange {
  const year = countOf(cells.get('year')) ?? seriesNameOf(cells.get('name') ?? '').year
  const begin = dateRangeOf(cells.get('startDate'), year)
  const range = begin.from === null ? dateRangeOf(cells.get('dates'), year) : begin
  const end = dateRangeOf(cells.get('endDate'), year)
  return { from: range.from, to: end.from ?? range.to }
}
