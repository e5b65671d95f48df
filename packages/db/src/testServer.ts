import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '#embedded/processes.ts'
import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'
import { migrate } from '#migrate.ts'
import { connect } from '#pool.ts'

/** Copying files is quicker where nothing waits for the disk, writing them through the log elsewhere. */
export type CloneStrategy = 'file_copy' | 'wal_log'

declare module 'vitest' {
  interface ProvidedContext {
    /** A role that may create databases, and the migrated database they are cloned from. */
    testServer: { url: string; template: string; strategy: CloneStrategy }
  }
}

/**
 * Vitest's globalSetup: one server for all test files of a run. TEST_DATABASE_URL or DATABASE_URL names an
 * outside one, whose role must be allowed to create databases.
 */
export async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const own = outside ? undefined : await startOwn()
  const url = own?.url ?? outside ?? ''
  const template = `zhzz_test_${randomBytes(4).toString('hex')}`
  await createDatabase(url, template)
  await migrate(urlOf(url, template))
  project.provide('testServer', { url, template, strategy: own ? 'file_copy' : 'wal_log' })
  return async () => {
    if (own) await own.stop()
    else await dropDatabase(url, template)
  }
}

/** Thrown away after the run, so it need not survive a power cut. */
async function startOwn() {
  const place = await quickestFolder()
  // What a killed run left; a PostgreSQL that still runs there ends when it finds its folder gone.
  for (const entry of await readdir(place)) {
    const pid = /^zhzz-test-(\d+)-/.exec(entry)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(place, entry), { recursive: true, force: true }).catch(() => {})
  }
  const dataDir = await mkdtemp(join(place, `zhzz-test-${process.pid}-`))
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '64MB',
    shared_buffers: '128MB',
  }
  const server = await startServer({ dataDir, log: silent, settings })
  return {
    url: server.adminUrl,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Memory where there is enough of it: making a database is making some hundred files. */
async function quickestFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm')
    return bavail * bsize > 2 * 1024 ** 3 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** A copy of `template`, or an empty database. */
export async function createDatabase(
  url: string,
  name: string,
  template = 'template1',
  strategy: CloneStrategy = 'wal_log',
) {
  const client = await connect(url)
  try {
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy ${strategy}`,
    )
  } catch (error) {
    throw new Error('the tests need a role that may create databases: alter role … createdb', {
      cause: error,
    })
  } finally {
    await client.end()
  }
}

export async function dropDatabase(url: string, name: string) {
  const client = await connect(url)
  await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  await client.end()
}

/** The same server and role, another database. */
export function urlOf(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
