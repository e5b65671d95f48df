import { hostname } from 'node:os'
import { every } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Glance } from '#outside/glance.ts'
import { callsBetween } from '#start/metrics/callsBetween.ts'
import type { Metrics, Sample } from '#start/metrics/metrics.ts'

const minute = 60_000
const window = 15 * minute

type Told = { version: string; log: Log }

/**
 * What is counted, kept once a minute so that the last quarter of an hour can be told apart from what was before; `clock`
 * in milliseconds.
 */
export function watchGlance(
  metrics: Metrics,
  { version, log }: Told,
  clock: () => number = () => performance.now(),
) {
  const began = clock()
  const startedAt = new Date()
  let kept: { at: number; samples: Sample[] }[] = []
  const keep = async () => {
    const at = clock()
    kept.push({ at, samples: await metrics.samples() })
    // The one that the window begins with stays.
    const first = kept.findLastIndex((one) => at - one.at >= window)
    kept = kept.slice(Math.max(0, first))
  }
  const rounds = every('what is counted cannot be kept', minute, keep, { log })
  const read: Glance['read'] = async () => {
    const at = clock()
    const samples = await metrics.samples()
    const before = kept.findLast((one) => at - one.at >= window)
    return {
      host: hostname(),
      version,
      startedAt: startedAt.toISOString(),
      seconds: Math.round((at - (before?.at ?? began)) / 1_000),
      calls: callsBetween(before?.samples ?? [], samples),
      ...nowOf(samples),
    }
  }
  return { read, keep, stop: () => rounds.stop() }
}

/** What holds at this moment. */
function nowOf(samples: readonly Sample[]) {
  const all = (name: string) => samples.filter((sample) => sample.name === name)
  const valueOf = (name: string) => all(name)[0]?.value ?? null
  const ofJob = (job: string, state: string) =>
    all('zhzz_jobs').find(({ labels }) => labels['job'] === job && labels['state'] === state)?.value ?? 0
  const ofPool = (pool: string, state: string) =>
    all('zhzz_pool_connections').find(({ labels }) => labels['pool'] === pool && labels['state'] === state)
      ?.value ?? 0
  const lastOf = (what: string) => timeOf(all('zhzz_last_seconds'), 'what', what)
  const jobs = [...new Set(all('zhzz_jobs').map(({ labels }) => String(labels['job'])))]
  return {
    pools: all('zhzz_pool_waiting').map(({ labels, value }) => {
      const pool = String(labels['pool'])
      return { pool, busy: ofPool(pool, 'busy'), idle: ofPool(pool, 'idle'), waiting: value }
    }),
    jobs: jobs.map((job) => ({
      job,
      waiting: ofJob(job, 'waiting'),
      running: ofJob(job, 'running'),
      failed: ofJob(job, 'failed'),
      lastSuccess: timeOf(all('zhzz_job_last_success_seconds'), 'job', job),
    })),
    isDatabaseUp: valueOf('zhzz_database_up') === 1,
    standbyLagSeconds: valueOf('zhzz_standby_lag_seconds'),
    memoryBytes: valueOf('process_resident_memory_bytes') ?? 0,
    last: { backup: lastOf('backup'), import: lastOf('import'), prediction: lastOf('prediction') },
  }
}

function timeOf(samples: readonly Sample[], label: string, wanted: string): string | null {
  const found = samples.find(({ labels }) => labels[label] === wanted)
  return found === undefined ? null : new Date(found.value * 1_000).toISOString()
}
