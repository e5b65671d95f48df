import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Metric } from '@zhzz/contract/exhibition/card.ts'
import { type VisitorStatistics, visitorDimensions } from '@zhzz/contract/exhibition/visitor.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { findEdition } from '#exhibition/found.ts'
import { metricsOf } from '#exhibition/metrics.ts'
import { tradeWords } from '#exhibition/tradeWords.ts'
import { visitorCounts } from '#exhibition/visitorCounts.ts'
import { placeName, writtenLabel } from '#label.ts'
import { provenanceOf } from '#provenance.ts'

const totals = ['visitor_count', 'trade_visitor_count', 'overseas_visitor_count', 'visit_count']
const mostRows = 10
/** What trades, positions and departments are called elsewhere. */
const words = [...tradeWords, 'position', 'department']

type Share = VisitorStatistics['dimensions'][number]['rows'][number] & { dimension: string; rows: number }

export const visitorStatistics: Handler<typeof exhibition.visitorStatistics> = async (
  { editionId },
  { db, now, locale, fail },
) => {
  const edition = await findEdition(db, { id: editionId, today: shanghaiDay(now) })
  if (edition === undefined) throw fail('notFound')
  const figures = await metricsOf(db, edition.id, locale)
  const label: RawBuilder<string> =
    locale === 'zh-Hans'
      ? sql`told.name`
      : sql`coalesce(${placeName('place', locale)}, ${writtenLabel(words, 'told.name', locale)})`
  const { rows } = await sql<Share>`
    select dimension, ${label} as name, case when length(place_code) = 2 then place_code end as country_code, visitors, share, rows
    from (
      select *, count(*) over (partition by dimension)::integer as rows,
        row_number() over (partition by dimension order by share desc nulls last, visitors desc nulls last, name) as at
      from visitor_aggregate where edition_id = ${edition.id}) told
    left join region place on place.code = told.place_code
    where at <= ${mostRows} order by dimension, at`.execute(db)
  const organizations = await visitorCounts(db, edition.id)
  return {
    editionName: edition.name,
    totals: totals.flatMap((metric) => figures.find((figure) => figure.metric === metric) ?? []),
    tradeShare: shareOf(figures, 'trade_visitor_count'),
    overseasShare: shareOf(figures, 'overseas_visitor_count'),
    dimensions: visitorDimensions.flatMap((dimension) => {
      const own = rows.filter((row) => row.dimension === dimension)
      const [first] = own
      if (first === undefined) return []
      const shown = own.map(({ name, countryCode, visitors, share }) => ({
        name,
        countryCode,
        visitors,
        share,
      }))
      return [{ dimension, rows: shown, more: Math.max(0, first.rows - own.length) }]
    }),
    organizations: { count: organizations.organizations, isMore: organizations.isMore },
    provenance: await toldBy(),
  }

  async function toldBy() {
    const newest = await db
      .selectFrom('visitorAggregate')
      .where('editionId', '=', edition?.id ?? '')
      .orderBy('asOf', (order) => order.desc().nullsLast())
      .orderBy('collectedAt', 'desc')
      .limit(1)
      .select(['dataSource', 'asOf', 'collectedAt'])
      .executeTakeFirst()
    return newest === undefined ? null : provenanceOf(db, { ...newest, sourceUrl: null }, { locale, now })
  }
}

/** Percent of the visitors, where one source tells both. */
function shareOf(figures: readonly Metric[], part: string): number | null {
  for (const whole of figures) {
    if (whole.metric !== 'visitor_count' || whole.value === 0) continue
    const told = figures.find(({ metric, source }) => metric === part && source === whole.source)
    if (told !== undefined && told.value <= whole.value)
      return Math.round((told.value / whole.value) * 10_000) / 100
  }
  return null
}
