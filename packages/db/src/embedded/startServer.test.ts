import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAlive, processState } from '#embedded/processes.ts'
import { chooseRunAs } from '#embedded/runAs.ts'
import { type EmbeddedServer, startServer } from '#embedded/startServer.ts'
import { type Log, silent } from '#log.ts'
import { connect, createPool } from '#pool.ts'
import { trimLog } from '#trimLog.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zhzz-kill-'))
const cluster = join(dataDir, 'postgres')
const pidFile = join(cluster, 'postmaster.pid')
const started: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

async function start(log: Log = silent): Promise<EmbeddedServer> {
  const server = await startServer({ dataDir, log })
  started.push(server)
  return server
}

async function startElsewhere(): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('serverProcess.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** NaN while there is none. */
function postmasterPid(): number {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise(setImmediate)
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  const [outcome] = await Promise.allSettled([work])
  return outcome.status === 'fulfilled'
}

async function rowsIn(server: EmbeddedServer): Promise<number> {
  const client = await connect(server.url)
  const { rows } = await client.query('select count(*) from kept')
  await client.end()
  return rows[0].count
}

beforeAll(async () => {
  const server = await start()
  const client = await connect(server.url)
  await client.query('create table kept as select 1 as id')
  await client.end()
  await server.stop()
})

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rmSync(dataDir, { recursive: true }))

test('a postmaster killed under a live pool comes back', async () => {
  const server = await start()
  const pool = createPool(server.url, { log: silent })
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select 1')))
  const before = postmasterPid()
  process.kill(before, 'SIGKILL')
  await until(() => ![before, Number.NaN].includes(postmasterPid()))
  await until(() => succeeds(pool.query('select count(*) from kept')))
  expect(isAlive(before)).toBe(false)
  await pool.end()
})

test('a server whose node was killed is adopted, and stopped as our own', async () => {
  await killed(await startElsewhere())
  const orphan = postmasterPid()
  const server = await start()
  expect(postmasterPid()).toBe(orphan)
  expect(await rowsIn(server)).toBe(1)
  await server.stop()
  expect(isAlive(orphan)).toBe(false)
})

test('an adopted server that is killed comes back', async () => {
  await killed(await startElsewhere())
  const server = await start()
  const adopted = postmasterPid()
  process.kill(adopted, 'SIGKILL')
  await until(() => !isAlive(adopted))
  await until(() => succeeds(rowsIn(server)))
  expect(postmasterPid()).not.toBe(adopted)
})

test('node and postmaster killed, a backend left at work', async () => {
  const child = await startElsewhere()
  const url = readFileSync(join(dataDir, 'postgres.url'), 'utf8')
  const client = await connect(url)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid ?? 0
  const busy = client.query('do $$ begin loop end loop; end $$').catch(() => 'cut')
  const watcher = await connect(url)
  await until(async () => {
    const seen = await watcher.query(
      `select from pg_stat_activity where pid = $1 and state = 'active' and query like 'do %'`,
      [backend],
    )
    return seen.rowCount === 1
  })
  await watcher.end()
  const postmaster = postmasterPid()
  await killed(child)
  process.kill(postmaster, 'SIGKILL')
  await until(() => !isAlive(postmaster))
  expect(isAlive(backend)).toBe(true)
  expect(await rowsIn(await start())).toBe(1)
  expect(isAlive(backend)).toBe(false)
  expect(await busy).toBe('cut')
})

/** What a dead server leaves when its pid now belongs to another process, in both of its lock files. */
function forgeLockFiles(pid: number) {
  const socketFolder = `${cluster}.socket`
  const lines = [pid, cluster, 1_700_000_000, 5432, socketFolder, '', '']
  writeFileSync(pidFile, `${lines.join('\n')}\n`, { mode: 0o600 })
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${pid}\n${cluster}\n`, { mode: 0o600 })
}

test('a pid file that names a living stranger', async () => {
  const stranger = spawn('sleep', ['1000'], chooseRunAs(cluster) ?? {})
  children.push(stranger)
  forgeLockFiles(stranger.pid ?? 0)
  expect(await rowsIn(await start())).toBe(1)
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
})

test('a pid file that names a zombie', async () => {
  // The shell becomes a sleep, which never collects the child that the shell left it.
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 1000'], chooseRunAs(cluster) ?? {})
  children.push(parent)
  const [output] = await once(parent.stdout, 'data')
  const zombie = Number(output)
  await until(() => processState(zombie)?.zombie === true)
  forgeLockFiles(zombie)
  expect(await rowsIn(await start())).toBe(1)
})

test('what a large load leaves of the log is given back', async () => {
  const server = await start()
  const pool = createPool(server.url, { log: silent, statementTimeout: 0 })
  await pool.query(
    `create table large as select repeat(md5(n::text), 40) as text from generate_series(1, 150000) n`,
  )
  const megabytes = () =>
    readdirSync(join(cluster, 'pg_wal'), { withFileTypes: true })
      .filter((file) => file.isFile())
      .reduce((sum, { name }) => sum + statSync(join(cluster, 'pg_wal', name)).size / 1024 ** 2, 0)
  expect(megabytes()).toBeGreaterThan(150)
  await trimLog(pool)
  expect(megabytes()).toBeLessThan(120)
  await pool.end()
})

test('a second start on the folder of a live process is refused in one line', async () => {
  const server = await start()
  await expect(startServer({ dataDir, log: silent })).rejects.toThrow(
    `${dataDir} is in use by process ${process.pid}: stop that one first, or set another DATA_DIR`,
  )
  expect(await rowsIn(server)).toBe(1)
})

test('a start lock whose pid was given to another process is no lock', async () => {
  const space = await lockOf(await startElsewhere())
  writeFileSync(
    join(dataDir, 'postgres.lock'),
    JSON.stringify({ ...space, pid: process.pid, startTime: '1' }),
  )
  expect(await rowsIn(await start())).toBe(1)
})

async function lockOf(child: ChildProcess): Promise<object> {
  const lock = JSON.parse(readFileSync(join(dataDir, 'postgres.lock'), 'utf8'))
  await killed(child)
  return lock
}

test('passwords are readable by their owner only, and nothing listens on the network', async () => {
  const server = await start()
  for (const file of ['postgres.json', 'postgres.url', 'postgres.log'])
    expect(statSync(join(dataDir, file)).mode & 0o77).toBe(0)
  const client = await connect(server.adminUrl)
  const { rows } = await client.query(
    `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
      current_setting('data_checksums') as checksums,
      (select rolsuper from pg_roles where rolname = 'zhzz') as superuser`,
  )
  await client.end()
  expect(rows).toEqual([{ addresses: '', fsync: 'on', checksums: 'on', superuser: false }])
})
