import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { fillSample } from '@zhzz/sample/fillSample.ts'
import { beforeAll, expect, test } from 'vitest'
import { runPrediction } from '#run/runPrediction.ts'

const { pool, url } = await testDatabase()
const today = '2026-11-21'
const cutOff = '2026-06-01'
const minutes = 60_000

beforeAll(async () => {
  await loadReference(pool)
  // A whole world takes longer than a person waits.
  const filling = createPool(url, { max: 2, statementTimeout: 0 })
  await fillSample(filling, { sealing: sealingOf(Buffer.alloc(32, 7)), companies: 900, seed: 2, today })
  await filling.end()
}, 2 * minutes)

/** What a run as of the cut-off says of every edition after it. */
async function said() {
  const run = await runPrediction(url, { today: cutOff, threads: 0, seenFrom: '2029-01-01' })
  if (run === 'busy') throw new Error('nobody else runs here')
  const { rows } = await pool.query<{ said: string; reasons: string }>(
    `select concat_ws(' ', edition_id, rank, company_id, probability, contributions) as said, reasons::text
    from prediction where run_id = $1 order by edition_id, rank`,
    [run.runId],
  )
  const { rows: metrics } = await pool.query<{ metrics: string }>(
    'select metrics::text from prediction_run where id = $1',
    [run.runId],
  )
  return {
    said: rows.map((row) => row.said),
    reasons: rows.map((row) => row.reasons),
    metrics: metrics[0]?.metrics,
  }
}

test(
  'nothing known after the cut-off reaches a feature, the training, the calibration or a reason',
  async () => {
    const asItWas = await said()
    expect(asItWas.said.length).toBeGreaterThan(1_000)
    // The future turned round: half of what became known later never happened, and strangers are everywhere.
    await pool.query(
      `delete from exhibitor where listed_at > '${cutOff}' and abs(hashtext(id::text)) % 2 = 0`,
    )
    await pool.query(`insert into exhibitor (id, edition_id, company_id, match_status, listed_name, booth_area,
        booth_type, listed_at, data_source)
      select gen_random_uuid(), edition.id, company.id, 'matched', company.name, 900, 'custom',
        edition.start_date - 14, '测试'
      from exhibition_edition edition cross join lateral (
        select id, name from company where exhibition_count > 0
          and not exists (select from exhibitor where edition_id = edition.id and company_id = company.id)
        order by hashtext(edition.id::text || company.id::text) limit 60) company
      where edition.start_date - 14 > '${cutOff}'`)
    await pool.query(`update exhibitor set booth_area = 1, booth_type = 'raw' where listed_at > '${cutOff}'`)
    expect(await said()).toEqual(asItWas)
    // The test can fail: what was known on the cut-off does change what is said.
    await pool.query(
      `delete from exhibitor where listed_at <= '${cutOff}' and abs(hashtext(id::text)) % 7 = 0`,
    )
    expect((await said()).said).not.toEqual(asItWas.said)
  },
  15 * minutes,
)
