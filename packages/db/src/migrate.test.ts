import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#migrate.ts'
import { testDatabase } from '#testDatabase.ts'

const { pool, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-migrations-'))

const write = (name: string, sql: string) => writeFileSync(join(folder, 'migrations', name), sql)

async function tables(): Promise<string[]> {
  const { rows } = await pool.query(`select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration' order by 1`)
  return rows.map(({ name }) => name)
}

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true })
  for (const part of ['migrations', 'functions']) mkdirSync(join(folder, part), { recursive: true })
  write('0001-a.sql', 'create table a (id int);')
  write('0002-b.sql', 'create table b (id int);')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('runs each file once, in order, and only up to the asked one', async () => {
  await migrate(url, { folder, upTo: '0001-a.sql' })
  expect(await tables()).toEqual(['a'])
  await migrate(url, { folder })
  await migrate(url, { folder })
  expect(await tables()).toEqual(['a', 'b'])
})

test('several nodes starting at once run each file once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(url, { folder })))
  expect(await tables()).toEqual(['a', 'b'])
})

test('refuses a file that was edited after it ran', async () => {
  await migrate(url, { folder })
  write('0001-a.sql', 'create table a (id bigint);')
  await expect(migrate(url, { folder })).rejects.toThrow('migration 0001-a.sql was edited after it ran')
})

test('refuses a file put before one that ran', async () => {
  await migrate(url, { folder })
  write('0000-z.sql', 'create table z (id int);')
  await expect(migrate(url, { folder })).rejects.toThrow('renumber the new file')
  expect(await tables()).toEqual(['a', 'b'])
})

test('refuses a database that a newer version migrated', async () => {
  await migrate(url, { folder })
  rmSync(join(folder, 'migrations/0002-b.sql'))
  await expect(migrate(url, { folder })).rejects.toThrow('newer version (0002-b.sql)')
})

test('a file that fails leaves nothing behind and can be mended', async () => {
  write('0003-c.sql', 'create table c (id int); select broken;')
  await expect(migrate(url, { folder })).rejects.toThrow('migration 0003-c.sql failed')
  expect(await tables()).toEqual(['a', 'b'])
  write('0003-c.sql', 'create table c (id int);')
  await migrate(url, { folder })
  expect(await tables()).toEqual(['a', 'b', 'c'])
})

test('a file may stay outside a transaction', async () => {
  write('0003-c.sql', '-- no transaction\ncreate index concurrently if not exists a_id on a (id);')
  await migrate(url, { folder })
  const { rowCount } = await pool.query(`select from pg_indexes where indexname = 'a_id'`)
  expect(rowCount).toBe(1)
})
