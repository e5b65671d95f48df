import { dateRangeOf } from '#value/dateRange.ts'
import { countOf, lineOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'
import type { Cells } from '#verdict.ts'

/** What files call the edition that a row of a list belongs to. */
export const namedEditionFields = {
  exhibition:
    '展会名称 展会 展览名称 exhibition exhibition_name expo 展会名 所属展会 参展展会 参加展会 展览会名称 展览会 活动名称 所在展会 event event_name show show_name fair 展会系列 系列 series series_name',
  year: '年份 年度 届别 year 参展年份 举办年份 展会年份',
  startDate:
    '开展时间 开始日期 开展日期 start_date 展会开始时间 展会开始日期 举办开始日期 开幕日期 起始日期 开始时间 start begin_date',
  endDate: '结束日期 闭展时间 结束时间 end_date 展会结束时间 展会结束日期 举办结束日期 闭幕日期 截止日期 end',
  dates: '展会时间 举办时间 起止日期 起止时间 展期 展会日期 举办日期 exhibition_dates dates date',
  hall: '展馆 展馆名称 举办场馆 venue 举办地点 展会地点 展览场馆 场馆 举办展馆 venue_name',
  sourceUrl: '来源链接 source_url',
}

/** The edition that a row names, by its exhibition and what is known of its days. */
export type NamedEdition = {
  exhibition: string
  year: number | null
  /** YYYY-MM-DD */
  startDate: string | null
  endDate: string | null
  hall: string | null
  sourceUrl: string | null
}

export function namedEditionIn(
  cells: Cells<keyof typeof namedEditionFields>,
): NamedEdition | { rejected: string } {
  const exhibition = lineOf(cells.get('exhibition'))
  if (exhibition === null) return { rejected: 'no exhibition: a column 展会名称 or --edition names it' }
  const toldYear = countOf(cells.get('year'))
  const begin = dateRangeOf(cells.get('startDate'), toldYear)
  const range = begin.from === null ? dateRangeOf(cells.get('dates'), toldYear) : begin
  const [startDate, endDate] = [range.from, dateRangeOf(cells.get('endDate'), toldYear).from ?? range.to]
  if (startDate !== null && endDate !== null && endDate < startDate)
    return { rejected: `the last day ${endDate} is before the first ${startDate}` }
  return {
    exhibition,
    year: toldYear ?? (startDate === null ? null : Number(startDate.slice(0, 4))),
    startDate,
    endDate,
    hall: lineOf(cells.get('hall')),
    sourceUrl: webAddressOf(cells.get('sourceUrl')),
  }
}
