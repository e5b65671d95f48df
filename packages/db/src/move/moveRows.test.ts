import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { writeBackup } from '#backup/writeBackup.ts'
import { silent } from '#log.ts'
import { migrate } from '#migrate.ts'
import { moveRows } from '#move/moveRows.ts'
import { connect } from '#pool.ts'
import { testDatabase } from '#testDatabase.ts'
import { createDatabase, dropDatabase, urlOf } from '#testServer.ts'

const source = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-move-'))
const copy = join(folder, 'copy')
const { url: serverUrl } = inject('testServer')
const made: string[] = []

afterAll(async () => {
  for (const name of made) await dropDatabase(serverUrl, name)
  rmSync(folder, { recursive: true })
})

await source.pool.query(
  `insert into region (code, level, name) select 'm' || n, 1, '上海' from generate_series(1, 1000) n`,
)
await source.pool.query(`insert into sealing_key (id, key_check, made_in) values (1, '\\x00', 'here')`)
await source.pool.end()
const before = await writeBackup(source.url, join(folder, 'before'))

async function emptyOne(): Promise<string> {
  const name = `zhzz_move_${randomBytes(4).toString('hex')}`
  await createDatabase(serverUrl, name, 'template0')
  made.push(name)
  return urlOf(serverUrl, name)
}

async function say(url: string, text: string) {
  const client = await connect(url)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const move = (to: string) => moveRows(source.url, to, { copy, log: silent })

test('every row is there, nothing is changed here or by a second time, and what was used since is refused', async () => {
  const to = await emptyOne()
  expect(await move(to)).toEqual(before.tables)
  expect((await writeBackup(to, join(folder, 'there'))).tables).toEqual(before.tables)
  expect((await writeBackup(source.url, join(folder, 'after'))).tables).toEqual(before.tables)
  expect(await move(to)).toEqual(before.tables)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([])

  await say(to, `insert into region (code, level, name) values ('later', 1, '北京')`)
  await expect(move(to)).rejects.toThrow('holds other rows than the one here (region), and stays')
  expect(await say(to, `select name from region where code = 'later'`)).toEqual([{ name: '北京' }])
})

test('what is not ours is refused', async () => {
  const to = await emptyOne()
  await say(to, 'create table theirs (id int)')
  await expect(move(to)).rejects.toThrow('not empty, and not ours')
  expect(await say(to, 'select * from theirs')).toEqual([])
})

test('what a move left that was ended half-way is replaced', async () => {
  const to = await emptyOne()
  await migrate(to, { upTo: '0030' })
  expect(await move(to)).toEqual(before.tables)
})

test('a database here of another version is refused before anything is made there', async () => {
  const [from, to] = [await emptyOne(), await emptyOne()]
  await migrate(from, { upTo: '0030' })
  await expect(moveRows(from, to, { copy, log: silent })).rejects.toThrow('start the app once, then move')
  expect(await say(to, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([])
})
