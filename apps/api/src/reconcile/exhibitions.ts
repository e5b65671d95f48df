import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import type { Kind } from '#reconcile/kind.ts'

export const exhibitions: Kind = {
  id: 'exhibitions',
  name: '展会 Exhibition',
  page: '/h5/pages/exhibition/detail/detail?id={{id}}',
  properties: {
    year: '年份 year',
    series: '展会系列 series',
    startDate: '开始日期 first day',
    endDate: '结束日期 last day',
    venue: '展馆 venue',
    website: '官网 website',
  },
  asks: ['year'],
  async match(asked, call) {
    const names = asked.map(({ name, beside }) => ({
      name,
      ...(/^(?:19|20|21)\d\d$/.test(beside['year'] ?? '') && { year: Number(beside['year']) }),
    }))
    const { results } = await call(exhibition.match, { names })
    return results.map(({ candidates }) =>
      candidates.map(({ startDate, ...one }) => ({ ...one, description: startDate })),
    )
  },
  async suggest(prefix, call) {
    const found = await call(search.suggest, { keyword: prefix })
    return found.filter(({ type }) => type === 'exhibition').map(({ id, title }) => ({ id, name: title }))
  },
  async entity(id, call) {
    const { card, seriesName, hall, venueText, website } = await call(exhibition.detail, { id })
    const venue = hall?.name ?? venueText
    return {
      id,
      name: card.name,
      description: [card.startDate, venue].filter(Boolean).join(' · '),
      values: {
        year: [card.startDate.slice(0, 4)],
        series: [seriesName],
        startDate: [card.startDate],
        endDate: [card.endDate],
        venue: venue ? [venue] : [],
        website: website ? [website] : [],
      },
    }
  },
}
