import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBeside } from '#backup/keepFiles.ts'
import { restoreBackup } from '#backup/restoreBackup.ts'
import { writeBackup } from '#backup/writeBackup.ts'
import { testDatabase } from '#testDatabase.ts'

const source = await testDatabase()
const target = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-files-'))
const [files, restored, file] = [
  join(folder, 'files'),
  join(folder, 'restored'),
  join(folder, 'one.backup.gz'),
]
const tenantId = randomUUID()

function put(key: string, content: string): void {
  mkdirSync(dirname(join(files, key)), { recursive: true })
  writeFileSync(join(files, key), content)
}

async function upload(key: string, thumbKey: string | null): Promise<void> {
  await source.pool.query(
    `insert into upload_file (id, tenant_id, client_uid, scene, kind, key, thumb_key, mime, size)
     values ($1, $2, $1, 'followUp', 'picture', $3, $4, 'image/webp', 7)`,
    [randomUUID(), tenantId, key, thumbKey],
  )
}

beforeAll(async () => {
  await source.pool.query(`insert into tenant (id, name) values ($1, '一家')`, [tenantId])
  put('2026/11/a.webp', 'picture')
  put('2026/11/a.thumb.webp', 'small')
  put('2026/10/b.webp', 'another')
  put('2026/11/c.webp.part', 'half a picture')
  await upload('2026/11/a.webp', '2026/11/a.thumb.webp')
  await upload('2026/10/b.webp', null)
  await upload('2026/10/gone.webp', null)
  await target.pool.end()
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a backup takes the pictures and videos along that its rows name, and restores them byte for byte', async () => {
  const { files: kept } = await writeBackup(source.url, file, { filesFolder: files })
  expect(kept).toEqual({ count: 3, bytes: 'picture'.length + 'small'.length + 'another'.length })
  rmSync(join(files, '2026/11/a.webp'))

  mkdirSync(restored)
  writeFileSync(join(restored, 'of another time'), '')
  await restoreBackup(target.url, file, { force: true, filesFolder: restored })
  const found = readdirSync(restored, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(found.sort()).toEqual(['another', 'picture', 'small'])
  expect(readFileSync(join(restored, '2026/11/a.webp'), 'utf8')).toBe('picture')
  expect(readdirSync(folder).filter((name) => /part|coming|going/.test(name))).toEqual([])
})

test('a backup that has lost its pictures is refused before anything is touched', async () => {
  rmSync(join(filesBeside(file), '2026/10/b.webp'))
  const again = restoreBackup(target.url, file, { force: true, filesFolder: restored })
  await expect(again).rejects.toThrow('3 pictures and videos')
  expect(existsSync(join(restored, '2026/10/b.webp'))).toBe(true)
})

test('where pictures lie in an object storage, rows come back without them', async () => {
  await restoreBackup(target.url, file, { force: true })
  const { files: none } = await writeBackup(source.url, join(folder, 'two.backup.gz'))
  expect(none).toBeUndefined()
  expect(existsSync(filesBeside(join(folder, 'two.backup.gz')))).toBe(false)
})

test('a backup without pictures comes back although its empty folder was left behind', async () => {
  await source.pool.query('delete from upload_file')
  const path = join(folder, 'three.backup.gz')
  expect((await writeBackup(source.url, path, { filesFolder: files })).files).toEqual({ count: 0, bytes: 0 })
  rmSync(filesBeside(path), { recursive: true })
  await restoreBackup(target.url, path, { force: true, filesFolder: restored })
  expect(readdirSync(restored)).toEqual([])
})
