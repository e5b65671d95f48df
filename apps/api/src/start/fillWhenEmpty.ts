import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { progressLine } from '#start/lines.ts'

type Filling = { database: Database; sealing: Sealing; companies: number; sample: boolean; log: Log }

/** Regions, industries and dictionaries always; the invented world when there is no company, unless switched off. */
export async function fillWhenEmpty({ database, sealing, companies, sample, log }: Filling): Promise<void> {
  await loadReference(database.pool)
  const held = await database.db.selectFrom('company').limit(1).select('id').executeTakeFirst()
  if (held !== undefined || !sample) return
  log.info(
    `filling the empty database with an invented world of ${companies} companies (SAMPLE=off leaves it empty) …`,
  )
  const { fillSample } = await import('@zhzz/sample/fillSample.ts')
  const progress = progressLine()
  await fillSample(database.pool, {
    sealing,
    companies,
    onProgress: ({ step, written, total }) => progress.show(step, written / total),
  })
  progress.end()
  log.info('invented world ready')
}
