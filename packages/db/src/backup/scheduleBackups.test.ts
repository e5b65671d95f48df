import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpNow, backUpWhenDue, backupName, nextBackup } from '#backup/scheduleBackups.ts'
import { silent } from '#log.ts'
import { testDatabase } from '#testDatabase.ts'

const { url } = await testDatabase()

test.each([
  ['before two in the morning', '2026-03-01T17:59:00Z', undefined, '2026-03-01T18:00:00Z'],
  ['at two in the morning', '2026-03-01T18:00:00Z', '2026-03-01T17:00:00Z', '2026-03-02T18:00:00Z'],
  ['after a missed night', '2026-03-03T09:00:00Z', '2026-03-01T18:00:00Z', '2026-03-03T09:05:00Z'],
  ['before there is any', '2026-03-03T09:00:00Z', undefined, '2026-03-03T18:00:00Z'],
])('the next backup %s', (_, now, latest, next) => {
  expect(nextBackup(new Date(now), latest ? new Date(latest) : undefined)).toEqual(new Date(next))
})

test('a look writes one backup a night, and another try waits an hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-schedule-'))
  const said: string[] = []
  const log = { ...silent, info: (text: string) => void said.push(text) }
  let now = new Date('2026-03-01T17:58:30Z')
  const look = backUpWhenDue({ url, folder, filesFolder: undefined }, log, () => now)
  const looksAt = async (time: string) => {
    now = new Date(`2026-03-${time}:00Z`)
    await look()
    return said.length
  }
  expect([await looksAt('01T17:59'), await looksAt('01T18:00')]).toEqual([0, 1])
  expect([await looksAt('01T18:01'), await looksAt('02T17:59'), await looksAt('02T18:00')]).toEqual([1, 1, 2])

  const lost = backUpWhenDue(
    { url: 'postgres://127.0.0.1:1/none', folder, filesFolder: undefined },
    log,
    () => now,
  )
  await lost()
  now = new Date('2026-03-03T18:00:00Z')
  await expect(lost()).rejects.toThrow()
  now = new Date('2026-03-03T18:59:00Z')
  await lost()
  now = new Date('2026-03-03T19:00:00Z')
  await expect(lost()).rejects.toThrow()
  rmSync(folder, { recursive: true })
})

test('the last fourteen are kept, and foreign files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-schedule-'))
  const days = Array.from({ length: 14 }, (_, day) => backupName(new Date(Date.UTC(2026, 1, day + 1, 18))))
  for (const name of [...days, 'mine.backup.gz']) writeFileSync(join(folder, name), '')
  await backUpNow({ url, folder, filesFolder: undefined }, new Date('2026-02-15T18:00:00Z'))
  expect(readdirSync(folder).sort()).toEqual(
    ['mine.backup.gz', ...days.slice(1), 'zhzz-2026-02-16T020000.backup.gz'].sort(),
  )
  rmSync(folder, { recursive: true })
})

test('the files of a backup go with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-schedule-'))
  const filesFolder = join(folder, 'files')
  for (let day = 1; day <= 15; day++)
    await backUpNow({ url, folder, filesFolder }, new Date(Date.UTC(2026, 1, day, 18)))
  const left = readdirSync(folder)
  const written = left.filter((name) => name.endsWith('.gz'))
  expect(written).toHaveLength(14)
  expect(left.filter((name) => name.endsWith('.gz.files'))).toEqual(written.map((name) => `${name}.files`))
  rmSync(folder, { recursive: true })
})
