import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import { connect } from '#pool.ts'
import { testDatabase } from '#testDatabase.ts'

const source = await testDatabase()
const target = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-backup-'))
const file = join(folder, 'one.gz')

const insertRegion = 'insert into region (code, level, name) values ($1, 1, $2)'
const insertIndustry = 'insert into industry (code, level, name) values ($1, 1, $2)'

/** A region and an industry at once, so that a backup of one moment holds as many of both. */
async function writePairs(until: AbortSignal): Promise<number> {
  const client = await connect(source.url)
  let written = 0
  while (!until.aborted) {
    const code = randomUUID()
    await client.query('begin')
    await client.query(insertRegion, [code, `地\t区\\.\n${code}`])
    await client.query(insertIndustry, [code, '行业'])
    await client.query('commit')
    written++
  }
  await client.end()
  return written
}

beforeAll(async () => {
  await source.pool.query(
    `insert into region (code, level, name) select 'r' || n, 1, '上海' from generate_series(1, 50000) n`,
  )
  await source.pool.query(
    `insert into industry (code, level, name) select 'r' || n, 1, E'\\\\.' from generate_series(1, 50000) n`,
  )
  await target.pool.end()
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a backup under writes restores to the same rows, of one moment', async () => {
  const stop = new AbortController()
  const writers = [writePairs(stop.signal), writePairs(stop.signal)]
  const { tables: written } = await writeBackup(source.url, file)
  stop.abort()
  const during = (await Promise.all(writers)).reduce((sum, count) => sum + count)
  expect(during).toBeGreaterThan(0)

  const rowsOf = (table: string) => written.find((closing) => closing.table === table)?.rows
  expect(rowsOf('region')).toBeGreaterThanOrEqual(50_000)
  expect(rowsOf('industry')).toBe(rowsOf('region'))

  await restoreBackup(target.url, file, { force: true })
  const again = await writeBackup(target.url, join(folder, 'two.gz'))
  expect(again.tables).toEqual(written)
})

test('the restored database has every index, key, trigger and function of a migrated one', async () => {
  const shape = async (url: string) => {
    const client = await connect(url)
    const { rows } = await client.query(`select indexdef as def from pg_indexes where schemaname = 'public'
      union all select conname || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
      union all select proname || obj_description(oid, 'pg_proc') from pg_proc
        where pronamespace = 'public'::regnamespace order by 1`)
    await client.end()
    return rows
  }
  expect(await shape(target.url)).toEqual(await shape(source.url))
})

test('a backup that is not there is said to be missing', async () => {
  await expect(restoreBackup(target.url, join(folder, 'none.gz'), { force: true })).rejects.toThrow(
    'there is no file',
  )
})

test('a database that is not empty is refused without force', async () => {
  await expect(restoreBackup(target.url, file)).rejects.toThrow('not empty')
})

test('a database that others use is refused even with force', async () => {
  const other = await connect(target.url)
  await expect(restoreBackup(target.url, file, { force: true })).rejects.toThrow('stop the app first')
  await other.end()
})

test('a file cut short or changed is refused before anything is touched', async () => {
  const whole = gunzipSync(readFileSync(file))
  const cut = join(folder, 'cut.gz')
  const refused = async (content: Buffer, message: string) => {
    writeFileSync(cut, content)
    await expect(restoreBackup(target.url, cut, { force: true })).rejects.toThrow(message)
  }
  await refused(gzipSync(whole.subarray(0, whole.length / 2)), 'cut short')
  await refused(readFileSync(file).subarray(0, 10_000), 'cut short')
  await refused(gzipSync(Buffer.from(whole.toString().replace('上海', '北京'))), 'damaged')
  await refused(
    gzipSync(Buffer.from(whole.toString().replace(/"sha256":"../, '"sha256":"zz'))),
    'another version',
  )

  const client = await connect(target.url)
  const { rows } = await client.query('select count(*) > 0 as kept from region')
  await client.end()
  expect(rows).toEqual([{ kept: true }])
})

test('a restore that fails half-way leaves an empty database', async () => {
  const whole = gunzipSync(readFileSync(file)).toString()
  const broken = join(folder, 'broken.gz')
  writeFileSync(broken, gzipSync(whole.replace('"columns":["code"', '"columns":["kode"')))
  await expect(restoreBackup(target.url, broken, { force: true })).rejects.toThrow('kode')
  const client = await connect(target.url)
  const { rows } = await client.query(`select from pg_tables where schemaname = 'public'`)
  await client.end()
  expect(rows).toEqual([])
})
