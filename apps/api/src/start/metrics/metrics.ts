import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Answered } from '#http/answered.ts'
import type { Facts } from '#start/metrics/facts.ts'
import type { Version } from '#start/metrics/version.ts'

/** Seconds. A call is answered within ten, if only with busy. */
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]
const searches = new Set<string>(
  [company.search, exhibition.search, news.search, search.all, search.exhibitors, search.halls].map(
    ({ name }) => name,
  ),
)

/** One line of what Prometheus reads. */
export type Sample = {
  name: string
  labels: Readonly<Record<string, string | number | undefined>>
  value: number
}

export type Metrics = {
  answered(answered: Answered): void
  /** From now on its connections are told, as those of `name`. */
  watchPool(name: string, pool: Pool): void
  /** From now on asked at each look; null while it cannot tell. */
  readFacts(read: () => Promise<Facts | null>): void
  /** When the last backup into our folder was written. */
  readBackup(read: () => Promise<Date | undefined>): void
  /** Seconds that the standby is behind; null while it is away. */
  readLag(read: () => number | null): void
  /** The same as `text`, as numbers. */
  samples(): Promise<Sample[]>
  /** As Prometheus reads it. */
  text(): Promise<string>
  contentType: string
}

/** What a server counts, in a registry of its own; docs/operating/metrics.md says which to alarm on. */
export function createMetrics({ version, commit }: Version): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers })
  const calls = new Histogram({
    name: 'zhzz_call_duration_seconds',
    help: 'Calls of the contract, from their arrival until their answer is sent',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'zhzz_call_failures_total',
    help: 'Calls that were refused or failed, by the failure that was answered; gone: nobody waited for it',
    labelNames: ['call', 'failure'],
    registers,
  })
  const searching = new Histogram({
    name: 'zhzz_search_duration_seconds',
    help: 'Searches that were answered',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers,
  })
  const answers = new Counter({
    name: 'zhzz_answers_total',
    help: 'Answers of all kinds, pages and files too, by status',
    labelNames: ['status'],
    registers,
  })
  const build = gauge('zhzz_build_info', 'What runs here', 'version', 'commit', 'migration')
  const connections = gauge('zhzz_pool_connections', 'Connections of a pool', 'pool', 'state')
  const waiting = gauge('zhzz_pool_waiting', 'Who waits for a connection of a pool', 'pool')
  const up = gauge('zhzz_database_up', '1: the database has answered this very look within a second')
  const lag = gauge('zhzz_standby_lag_seconds', 'How far the standby is behind; missing while it is away')
  const jobs = gauge('zhzz_jobs', 'Rounds of a job; failed: given up within a day', 'job', 'state')
  const success = gauge('zhzz_job_last_success_seconds', 'When a job was done last, Unix time', 'job')
  const last = gauge('zhzz_last_seconds', 'When it was done last, Unix time', 'what')

  const pools = new Map<string, Pool>()
  let readFacts: () => Promise<Facts | null> = async () => null
  let readLag: () => number | null = () => null
  let readBackup: () => Promise<Date | undefined> = async () => undefined

  const lookAtPools = () => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      connections.set({ pool, state: 'busy' }, totalCount - idleCount)
      connections.set({ pool, state: 'idle' }, idleCount)
      waiting.set({ pool }, waitingCount)
    }
  }
  const lookAtStandby = () => {
    const seconds = readLag()
    if (seconds === null) lag.remove()
    else lag.set(seconds)
  }
  const lookAtDatabase = async () => {
    const facts = await readFacts()
    up.set(facts === null ? 0 : 1)
    // What waits is not known any more; when something was done last stays true.
    jobs.reset()
    build.reset()
    build.set({ version, commit: commit ?? '', migration: facts?.migration ?? '' }, 1)
    if (facts === null) return
    for (const { name, lastSuccess, waiting, running, failed } of facts.jobs) {
      jobs.set({ job: name, state: 'waiting' }, waiting)
      jobs.set({ job: name, state: 'running' }, running)
      jobs.set({ job: name, state: 'failed' }, failed)
      if (lastSuccess !== null) success.set({ job: name }, secondsOf(lastSuccess))
    }
    if (facts.lastImport !== null) last.set({ what: 'import' }, secondsOf(facts.lastImport))
    if (facts.lastPrediction !== null) last.set({ what: 'prediction' }, secondsOf(facts.lastPrediction))
  }
  const lookAtBackups = async () => {
    const backup = await readBackup()
    if (backup !== undefined) last.set({ what: 'backup' }, secondsOf(backup))
  }

  const look = async () => {
    lookAtPools()
    lookAtStandby()
    await Promise.all([lookAtDatabase(), lookAtBackups()])
  }

  return {
    answered({ call, status, failure, milliseconds }) {
      answers.inc({ status })
      if (call === null) return
      const seconds = milliseconds / 1_000
      calls.observe({ call }, seconds)
      if (failure !== null) failures.inc({ call, failure })
      else if (status === 499) failures.inc({ call, failure: 'gone' })
      else if (searches.has(call)) searching.observe({ call }, seconds)
    },
    watchPool: (name, pool) => void pools.set(name, pool),
    readFacts: (read) => void (readFacts = read),
    readBackup: (read) => void (readBackup = read),
    readLag: (read) => void (readLag = read),
    async text() {
      await look()
      return registry.metrics()
    },
    async samples() {
      await look()
      return samplesOf(registry)
    },
    contentType: registry.contentType,
  }
}

async function samplesOf(registry: Registry): Promise<Sample[]> {
  const known = await registry.getMetricsAsJSON()
  return known.flatMap(({ name, values }) =>
    values.map((sample) => ({
      name: 'metricName' in sample ? String(sample.metricName) : name,
      labels: Object.fromEntries(Object.entries(sample.labels)),
      value: sample.value,
    })),
  )
}

function secondsOf(at: Date): number {
  return Math.round(at.getTime() / 1_000)
}
