import type { Database } from '@zhzz/db/openDatabase.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { trimLog } from '@zhzz/db/trimLog.ts'
import { dataMark } from '@zhzz/predict/run/dataMark.ts'
import { settlePredictions } from '@zhzz/predict/run/settlePredictions.ts'
import type { Pool } from 'pg'
import { dayAfter, shanghaiDay } from '#day.ts'
import type { Lines } from '#start/log/lines.ts'
import { predictApart } from '#start/predicting.ts'

const advisoryLock = 20_260_111

type Filling = { database: Database; sealing: Sealing; companies: number; sample: boolean; log: Lines }

/** Regions, industries and dictionaries always; the invented world when there is no company, unless switched off. */
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
  const held = await database.db.selectFrom('company').limit(1).select('id').executeTakeFirst()
  if (held !== undefined || !sample) return
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
  await predictSample(database.url, pool, { log, onProgress: (share) => progress.show('predictions', share) })
  await trimLog(pool)
  progress.end()
  log.info('invented world ready')
}

/** As long ago as that a first run would have been made: what has begun since can be looked back on. */
const lookBackDays = 60

type Telling = { log: Lines; onProgress: (share: number) => void }

/** What was to be foretold 60 days ago, how that turned out, and what is to come now. */
async function predictSample(url: string, pool: Pool, { log, onProgress }: Telling) {
  const half = (from: number) => ({ log, onProgress: (share: number) => onProgress(from + share / 2) })
  const today = shanghaiDay(new Date())
  const before = dayAfter(today, -lookBackDays)
  await predictApart(url, { today: before, seenFrom: today }, half(0)).started
  await settlePredictions(url, today)
  const mark = await dataMark(pool, today)
  await predictApart(url, { today, dataMark: mark }, half(0.5)).started
}
