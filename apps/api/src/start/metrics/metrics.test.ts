import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { startJobs } from '#start/jobs.ts'
import { factsOf } from '#start/metrics/facts.ts'
import { createMetrics } from '#start/metrics/metrics.ts'
import { serveMetrics } from '#start/metrics/serveMetrics.ts'
import { versionHere } from '#start/metrics/version.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const metrics = createMetrics({ version: '1.2.3', commit: 'c0ffee' })
const server = await testServer({
  tellAnswered: metrics.answered,
  watchPool: metrics.watchPool,
  version: '1.2.3',
})
const { url, pool } = server.database
const served = await serveMetrics(metrics, 0, '127.0.0.1')
afterAll(() => served.stop())
const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method })
const look = async () => (await at('/metrics')).text()
/** The value of one line: `zhzz_jobs{job="a",state="failed"}`. */
const valueIn = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('calls are counted with their time, refusals by their failure, searches apart, pools by their connections', async () => {
  const viewer = await signIn(server)
  await server.call(company.search, { keyword: '深圳' }, viewer)
  await server.call(member.unlock, { companyId: viewer.tenantId }, { token: 'no-such-token', key: 'k1' })
  await server.app.inject('/livez')
  const text = await look()
  expect(valueIn(text, 'zhzz_call_duration_seconds_count{call="company.search"}')).toBe('1')
  expect(valueIn(text, 'zhzz_search_duration_seconds_count{call="company.search"}')).toBe('1')
  expect(Number(valueIn(text, 'zhzz_call_duration_seconds_sum{call="company.search"}'))).toBeGreaterThan(0)
  expect(valueIn(text, 'zhzz_call_failures_total{call="member.unlock",failure="signedOut"}')).toBe('1')
  expect(text).not.toContain('failure="null"')
  expect(valueIn(text, 'zhzz_answers_total{status="401"}')).toBe('1')
  for (const name of ['calls', 'sign-in', 'wechat', 'search'])
    expect(valueIn(text, `zhzz_pool_connections{pool="${name}",state="busy"}`)).toBe('0')
  expect(text).toContain('process_cpu_seconds_total')
})

test('who waits for a connection is seen while it waits', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = pool.query('select 1')
  expect(valueIn(await look(), 'zhzz_pool_connections{pool="calls",state="busy"}')).toBe(
    String(pool.options.max),
  )
  expect(valueIn(await look(), 'zhzz_pool_waiting{pool="calls"}')).toBe('1')
  for (const client of taken) client.release()
  await waiting
})

test('jobs, the last import, prediction and backup, and the migration come of the database; one that is away breaks nothing', async () => {
  const facts = factsOf(url)
  afterAll(() => facts.end())
  metrics.readFacts(facts.read)
  metrics.readBackup(async () => new Date(1_700_000_003_000))
  metrics.readLag(() => 0.25)
  const work = async () => undefined
  const broken = async () => {
    throw new Error('no disk')
  }
  const jobs = await startJobs(
    url,
    [
      { name: 'good', every: 1, work },
      { name: 'bad', every: 1, work: broken },
    ],
    silent,
  )
  await pool.query(`insert into import_run (id, dataset, file_name, status, finished_at) values
    ('00000000-0000-7000-8000-000000000001', 'companies', 'a.csv', 'done', to_timestamp(1700000001)),
    ('00000000-0000-7000-8000-000000000002', 'companies', 'b.csv', 'failed', to_timestamp(1700000009))`)
  await pool.query(`insert into prediction_run (id, model_version, cut_off, status, finished_at, is_retrospective) values
    ('00000000-0000-7000-8000-000000000001', 'm', '2026-01-01', 'done', to_timestamp(1700000002), false),
    ('00000000-0000-7000-8000-000000000002', 'm', '2026-01-01', 'done', to_timestamp(1700000009), true)`)
  await vi.waitFor(
    async () => {
      const text = await look()
      expect(Number(valueIn(text, 'zhzz_job_last_success_seconds{job="good"}'))).toBeGreaterThan(
        Date.now() / 1e3 - 60,
      )
      expect(Number(valueIn(text, 'zhzz_jobs{job="bad",state="failed"}'))).toBeGreaterThan(0)
    },
    { timeout: 25_000, interval: 200 },
  )
  await jobs.stop()
  const text = await look()
  expect(valueIn(text, 'zhzz_database_up')).toBe('1')
  expect(valueIn(text, 'zhzz_job_last_success_seconds{job="bad"}')).toBeUndefined()
  expect(valueIn(text, 'zhzz_standby_lag_seconds')).toBe('0.25')
  expect(valueIn(text, 'zhzz_last_seconds{what="import"}')).toBe('1700000001')
  expect(valueIn(text, 'zhzz_last_seconds{what="prediction"}')).toBe('1700000002')
  expect(valueIn(text, 'zhzz_last_seconds{what="backup"}')).toBe('1700000003')
  expect(text).toMatch(
    /^zhzz_build_info\{version="1\.2\.3",commit="c0ffee",migration="\d{4}-[\w-]+\.sql"\} 1$/m,
  )

  const away = factsOf('postgres://nobody@127.0.0.1:1/nothing')
  metrics.readFacts(away.read)
  const without = await look()
  await away.end()
  expect(valueIn(without, 'zhzz_database_up')).toBe('0')
  expect(without).not.toContain('zhzz_jobs{')
  // What is known to have been stays known: an alarm on its age must not fall silent.
  expect(valueIn(without, 'zhzz_last_seconds{what="import"}')).toBe('1700000001')
  expect(valueIn(without, 'zhzz_call_duration_seconds_count{call="company.search"}')).toBe('1')
})

test('a database that answers nobody holds a look up for little more than a second', async () => {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table import_run in access exclusive mode')
  const facts = factsOf(url)
  afterAll(() => facts.end())
  metrics.readFacts(facts.read)
  const began = performance.now()
  expect(valueIn(await look(), 'zhzz_database_up')).toBe('0')
  expect(performance.now() - began).toBeLessThan(3_000)
  await holder.query('rollback')
  holder.release()
  expect(valueIn(await look(), 'zhzz_database_up')).toBe('1')
})

test('metrics have a port of their own, where nothing else is; the world is told the version alone', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/livez', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await at(path, method)).status).toBe(404)
  expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  expect((await server.app.inject('/version')).json()).toEqual({ version: '1.2.3' })
  await expect(serveMetrics(metrics, served.port, '127.0.0.1')).rejects.toThrow(
    /cannot listen on 127\.0\.0\.1:\d+ for metrics \(.*EADDRINUSE.*\): set METRICS_PORT or METRICS_HOST/,
  )
})

test('the commit is that of the sources, or what COMMIT says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-version-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { version } = JSON.parse(
    readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }))
  expect(await versionHere(undefined, folder)).toEqual({ version, commit: null })
  expect(await versionHere('abc123', folder)).toEqual({ version, commit: 'abc123' })
  expect((await versionHere(undefined)).version).toBe(version)
})

type Board = { panels: { title: string; targets?: { expr: string }[] }[] }

test('the board of Grafana and the alarms ask for nothing that is not there', async () => {
  const there = await look()
  const deploy = new URL('../../../../../deploy/', import.meta.url)
  const board: Board = JSON.parse(readFileSync(new URL('grafana.json', deploy), 'utf8'))
  const expressions = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(expressions.length).toBeGreaterThan(12)
  const alarms = readFileSync(new URL('alarms.yml', deploy), 'utf8')
  for (const text of [...expressions, alarms])
    for (const [, name = '', labels = ''] of text.matchAll(
      /\b((?:zhzz|process|nodejs)_\w+)(?:\{([^}]*)\})?/g,
    )) {
      const declared = new RegExp(
        `^# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '(?:_(?:bucket|count|sum))?')} `,
        'm',
      )
      expect(there, `${name} in ${text}`).toMatch(declared)
      for (const [, label = ''] of labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
        expect(there, `${label} of ${name}`).toMatch(new RegExp(`^${name}\\{[^}]*\\b${label}="`, 'm'))
    }
})
