import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeIdentifier } from 'pg'
import type { TestProject } from 'vitest/node'
import { startServer } from '#embedded/startServer.ts'
import { silent } from '#log.ts'
import { migrate } from '#migrate.ts'
import { connect } from '#pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A role that may create databases, and the migrated database they are cloned from. */
    testServer: { url: string; template: string }
  }
}

/**
 * Vitest's globalSetup: one server for all test files of a run. TEST_DATABASE_URL or DATABASE_URL names an
 * outside one, whose role must be allowed to create databases.
 */
export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const own = outside ? undefined : await startOwn()
  const url = own?.url ?? outside ?? ''
  const template = `zhzz_test_${randomBytes(4).toString('hex')}`
  await createDatabase(url, template)
  await migrate(urlOf(url, template))
  project.provide('testServer', { url, template })
  return async () => {
    if (own) await own.stop()
    else await dropDatabase(url, template)
  }
}

/** Thrown away after the run, so it need not survive a power cut. */
async function startOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'zhzz-test-'))
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
  const server = await startServer({ dataDir, log: silent, settings })
  return {
    url: server.adminUrl,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

export async function createDatabase(url: string, name: string, template = 'template1') {
  const client = await connect(url)
  try {
    await client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)}`)
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
