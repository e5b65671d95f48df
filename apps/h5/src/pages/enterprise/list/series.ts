import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import type { Lookup } from '#nav/filterKinds.ts'

/** 参加过的展会: exhibitions by their name. */
export const series: Lookup = {
  placeholder: 'filter.seriesPlaceholder',
  none: 'filter.seriesNone',
  Found: function FoundSeries({ keyword: text, children: show }) {
    const keyword = text.length >= 2 ? text : ''
    const pages = useReadPages(exhibition.search, { keyword, limit: 20 }, { keepLast: true })
    return show(pages.first && new Map(pages.rows.map((card) => [card.seriesId, card.name])), pages)
  },
  Name: function SeriesName({ value, children: show }) {
    const read = useRead(exhibition.detail, { seriesId: value }, { staleTime: Number.POSITIVE_INFINITY })
    return show(read.data?.seriesName ?? '…')
  },
}
