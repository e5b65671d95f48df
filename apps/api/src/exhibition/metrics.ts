import { type Metric, metric } from '@zhzz/contract/exhibition/card.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { writtenLabel } from '#label.ts'

/** All figures of an edition, the one to show first of each kind. */
export async function metricsOf(db: Kysely<DB>, editionId: string, locale: Locale): Promise<Metric[]> {
  const rows = await db
    .selectFrom('editionMetric')
    .where('editionId', '=', editionId)
    .orderBy('metric')
    .orderBy(sql`array_position(array['audited', 'published', 'estimated'], basis)`)
    .orderBy('collectedAt', 'desc')
    .select(['metric', 'value', 'unit', 'basis'])
    .select(writtenLabel('data_source', 'source', locale).as('source'))
    .execute()
  return metric.array().parse(rows)
}
