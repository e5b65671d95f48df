import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { fillSample } from '@zhzz/sample/fillSample.ts'

/** Reference data always; the invented world when it is wanted and there is no company yet. */
export async function firstFill(
  { pool }: Database,
  { sealing, log, companies }: { sealing: Sealing; log: Log; companies: number },
): Promise<void> {
  await loadReference(pool)
  if (companies === 0) return
  const { rows } = await pool.query('select 1 from company limit 1')
  if (rows.length > 0) return
  log.info(`filling the empty database with the sample world (${companies} companies; SAMPLE=off leaves it empty)`)
  let lastShown = ''
  await fillSample(pool, {
    sealing,
    companies,
    onProgress({ step, written, total }) {
      const share = total === 0 ? 100 : Math.floor((written / total) * 10) * 10
      const line = `  ${step} ${share} %`
      if (line !== lastShown) log.info(line)
      lastShown = line
    },
  })
}
