import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { trimLog } from '@zhzz/db/trimLog.ts'
import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Lines } from '#start/log/lines.ts'

const advisoryLock = 20_260_111

type Filling = { database: Database; sealing: Sealing; companies: number; sample: boolean; log: Lines }

/**
 * Regions, industries and dictionaries always; the invented world when there is no company and nobody was here, unless switched
 * off. What is to come in it is foretold when people are let in already: forecastSample.ts.
 */
export async function fillWhenEmpty(filling: Filling): Promise<void> {
  // Of nodes that start at once on an empty database one fills it, and the others wait until it is full.
  const turn = await connect(filling.database.url, { statementTimeout: 0, applicationName: 'zhzz filling' })
  // A statement may take as long as it does: a checkpoint waits for the disk.
  const pool = createPool(filling.database.url, {
    max: 3,
    statementTimeout: 0,
    applicationName: 'zhzz filling',
  })
  try {
    await turn.query('select pg_advisory_lock($1)', [advisoryLock])
    await fill(filling, pool)
  } finally {
    await Promise.all([turn.end(), pool.end()])
  }
}

async function fill({ database, sealing, companies, sample, log }: Filling, pool: Pool): Promise<void> {
  await loadReference(pool)
  if (!sample || (await isUsed(database.db))) return
  log.info(
    `filling the empty database with an invented world of ${companies} companies (SAMPLE=off leaves it empty) …`,
  )
  const { fillSample } = await import('@zhzz/sample/fillSample.ts')
  const progress = log.progress()
  await fillSample(pool, {
    sealing,
    companies,
    onProgress: ({ step, written, total }) => progress.show(step, written / total),
  })
  await trimLog(pool)
  progress.end()
}

/** A restored database may have people and no company yet. */
async function isUsed(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from company limit 1) union all (select 1 from account limit 1) union all (select 1 from operator limit 1)
    limit 1`.execute(db)
  return rows.length > 0
}
