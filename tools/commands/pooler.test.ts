import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { company } from '@zhzz/contract/company/calls.ts'
import { connect } from '@zhzz/db/pool.ts'
import { afterAll, expect, test } from 'vitest'
import { say } from '#cluster/cluster.ts'
import { startOnePostgres } from '#cluster/onePostgres.ts'
import { asPostgres, endProgram, findProgram, startProgram } from '#cluster/program.ts'
import { until } from '#cluster/until.ts'
import { endServer, freePort, startServer } from '#kill/runningServer.ts'
import { verifyAt } from '#kill/verify.ts'
import { type Acknowledged, attempt, signIn, write } from '#kill/writers.ts'
import { typed } from './typed.ts'

const outer = mkdtempSync(join(tmpdir(), 'pooler-'))
// Root's PostgreSQL runs as another user and must get into the folder.
chmodSync(outer, 0o777)
const slow = { timeout: 600_000 }
const sessions = 4
const people = 8

afterAll(() => rmSync(outer, { recursive: true, force: true, maxRetries: 5 }))

/** Debian's PgBouncer with fewer sessions than there are people. */
async function startPgBouncer(port: number, database: number) {
  const path = join(outer, 'pgbouncer.ini')
  const settings = `
[databases]
zhzz = host=127.0.0.1 port=${database} dbname=zhzz
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
ignore_startup_parameters = options,statement_timeout
admin_users = zhzz
`
  // With auth_type any everybody is who the database names.
  writeFileSync(path, settings.replace('dbname=zhzz', 'dbname=zhzz user=zhzz'), { mode: 0o644 })
  const program = startProgram(outer, 'pgbouncer', [...asPostgres, '/usr/sbin/pgbouncer', path])
  await until('PgBouncer', () =>
    connect(`postgres://zhzz@127.0.0.1:${port}/zhzz`).then(
      (client) => client.end().then(() => true),
      () => false,
    ),
  )
  return program
}

test.skipIf(findProgram('initdb') === null || findProgram('pgbouncer') === null)(
  'behind PgBouncer in transaction mode: a start, jobs, and people who write and search in fewer sessions than they are',
  slow,
  async () => {
    const { program: postgres, port: database } = await startOnePostgres(outer)
    const port = await freePort()
    const pgBouncer = await startPgBouncer(port, database)
    const DATABASE_URL = `postgres://zhzz@127.0.0.1:${database}/zhzz`
    const DATABASE_POOL_URL = `postgres://zhzz@127.0.0.1:${port}/zhzz`
    const dataDir = join(outer, 'here')
    try {
      const alone = await typed('start', [], { DATA_DIR: dataDir, DATABASE_URL: DATABASE_POOL_URL })
      expect(alone).toMatchObject({ code: 1 })
      expect(alone.out + alone.err).toContain('DATABASE_URL leads to a pooler, which keeps no sessions')
      const both = await typed('start', [], { DATA_DIR: dataDir, DATABASE_URL, DATABASE_POOL_URL })
      expect(both.out + both.err).toContain('has sessions of before: tell PgBouncer to RECONNECT')
      const admin = `postgres://zhzz@127.0.0.1:${port}/pgbouncer`
      await say(admin, 'reconnect zhzz')
      const settings = { DATABASE_URL, DATABASE_POOL_URL, SAMPLE: 'off' }
      const server = await startServer(dataDir, await freePort(), settings, ['--dev'])
      try {
        const all: Acknowledged = { followUps: [], unlocks: [] }
        writeFileSync(join(outer, 'companies.csv'), '企业名称\n上海砚舟展览有限公司\n')
        const brought = await typed('import', ['companies', join(outer, 'companies.csv')], {
          DATA_DIR: dataDir,
          DATABASE_URL,
        })
        expect(brought).toMatchObject({ code: 0 })
        const [first] = await say<{ id: string }>(DATABASE_URL, 'select id from company limit 1')
        const stop = new AbortController()
        const writing: Promise<void>[] = []
        for (let at = 0; at < people; at++) {
          const person = await signIn(server.origin, `1200000${String(3_000 + at)}`)
          writing.push(write(server.origin, person, [first?.id ?? ''], all, stop.signal))
        }
        for (let at = 0; at < 20; at++)
          expect(
            await attempt(server.origin, company.search, { keyword: '展览' }, { 'x-at': String(at) }),
          ).toMatchObject({
            code: 200,
          })
        await until('writes of everybody', async () => all.followUps.length > 10 * people)
        stop.abort()
        await Promise.all(writing)
        expect(await verifyAt(DATABASE_URL, all)).toMatchObject({ lost: 0, doubled: 0 })
        await until('a round of a job', async () => {
          const done = `select from pgboss.job where state = 'completed' limit 1`
          return (await say(DATABASE_URL, done)).length > 0
        })
        const stats = await say<{ database: string; xact_count: string }>(admin, 'show stats_totals')
        const through = stats.find((each) => each.database === 'zhzz')
        expect(Number(through?.xact_count ?? 0)).toBeGreaterThan(all.followUps.length)
      } finally {
        await endServer(server)
      }
    } finally {
      await endProgram(pgBouncer)
      await endProgram(postgres)
    }
  },
)
