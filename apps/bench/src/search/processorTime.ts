import { readFile } from 'node:fs/promises'
import type { Searching } from '@zhzz/api/company/find/searching.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'

export type ProcessorTime = { database: number; node: number; worst: number }

const rounds = 5

/**
 * Milliseconds of processor time a call takes, one call at a time and each the best of five, which other work on the
 * machine changes little: of the database's process, of this one, and the most of both together. Undefined where the
 * database's process is not on this machine.
 */
export async function processorTime<T>(
  url: string,
  items: readonly T[],
  call: (from: Searching, item: T) => Promise<unknown>,
): Promise<ProcessorTime | undefined> {
  const pool = createPool(url, { max: 1, statementTimeout: 0 })
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const from = { db: wrap(pool, url).db, searching: pool }
    let database = 0
    let node = 0
    let worst = 0
    for (const item of items) {
      let best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let round = 0; round < rounds; round++) {
        const before = await used(rows[0]?.pid)
        if (before === undefined) return undefined
        const own = process.cpuUsage()
        await call(from, item)
        const { user, system } = process.cpuUsage(own)
        const after = (await used(rows[0]?.pid)) ?? before
        best = [Math.min(best[0], after - before), Math.min(best[1], (user + system) / 1000)]
      }
      database += best[0]
      node += best[1]
      worst = Math.max(worst, best[0] + best[1])
    }
    const mean = (sum: number) => Number((sum / items.length).toFixed(2))
    return { database: mean(database), node: mean(node), worst: Number(worst.toFixed(1)) }
  } finally {
    await pool.end()
  }
}

/** Milliseconds on a processor so far (https://docs.kernel.org/scheduler/sched-stats.html). */
async function used(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split(' ')[0]) / 1e6
}
