import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silent } from '@zhzz/db/log.ts'
import { openDatabase } from '@zhzz/db/openDatabase.ts'
import { connect } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { checkReasons } from '@zhzz/predict/run/checkReasons.ts'
import { runPrediction } from '@zhzz/predict/run/runPrediction.ts'
import { shanghaiToday } from '@zhzz/predict/world/days.ts'
import type { Client } from 'pg'
import { callTimes } from '#predict/callTimes.ts'
import { fillExhibitions, type Size } from '#predict/fillExhibitions.ts'

type Asked = { companies: string; series: string; participations: string; keep: boolean }

/**
 * All coming editions scored: time by the clock and by the processor, most memory, and how fast the calls answer
 * after. A world that was kept has been scored before; only the calls are measured in it.
 */
export async function predictSpeed(asked: Asked) {
  const size = {
    companies: Number(asked.companies),
    series: Number(asked.series),
    participations: Number(asked.participations),
  }
  const folder = asked.keep
    ? join(
        process.env.DATA_DIR ?? '.data/bench',
        `predict-${size.companies}-${size.series}-${size.participations}`,
      )
    : mkdtempSync(join(tmpdir(), 'predict-bench-'))
  const isKept = asked.keep && existsSync(folder)
  const database = await openDatabase({ dataDir: folder, log: silent })
  const client = await connect(database.url)
  try {
    if (!isKept) {
      await loadReference(database.pool)
      await fillExhibitions(client, size)
      await scoringSpeed(client, database.url, size)
      await client.query('vacuum analyze')
    }
    for (const { call, median, p95, processor } of await callTimes(database))
      console.log(
        `  ${call}: median ${median.toFixed(1)} ms, 95 % under ${p95.toFixed(1)} ms; ${processor.toFixed(1)} ms of processor here`,
      )
  } finally {
    await client.end()
    await database.stop()
    if (!asked.keep) rmSync(folder, { recursive: true, force: true })
  }
}

async function scoringSpeed(client: Client, url: string, size: Size) {
  const before = process.memoryUsage.rss()
  const cpu = process.cpuUsage()
  const server = watchServer(client)
  const began = performance.now()
  const summary = await runPrediction(url, { today: shanghaiToday() })
  const seconds = (performance.now() - began) / 1000
  if (summary === 'busy') throw new Error('another run is going on')
  const { user, system } = process.cpuUsage(cpu)
  console.log(`${summary.editions} editions of ${size.series} series scored, ${size.companies} companies, ${size.participations} participations:
  ${seconds.toFixed(0)} s by the clock; ${((user + system) / 1e6).toFixed(0)} s of processor here, ${(await server()).toFixed(0)} s in the database
  ${summary.predictions} predictions, ${summary.reasons} reasons, ${summary.droppedReasons} dropped
  memory ${(before / 1e6).toFixed(0)} MB before, at most ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
  const checked = performance.now()
  const faults = await checkReasons(url, summary.runId)
  console.log(
    `  reasons held against the records in ${((performance.now() - checked) / 1000).toFixed(0)} s: ${JSON.stringify(faults)}`,
  )
}

/** Processor seconds of the database's process that serves the run, read while it lives; 0 where /proc is missing. */
function watchServer(client: Client): () => Promise<number> {
  let seconds = 0
  const look = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'zhzz predict' and datname = current_database()",
    )
    for (const { pid } of rows) {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        seconds = Math.max(seconds, (Number(fields[11]) + Number(fields[12])) / 100)
      } catch {
        // Another machine's process, or one that has just ended.
      }
    }
  }
  const timer = setInterval(() => void look().catch(() => {}), 1_000)
  return async () => {
    clearInterval(timer)
    return seconds
  }
}
