import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeFolder, localStorage } from '#upload/localStorage.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const openToOthers = (path: string) => statSync(path).mode & 0o077

test('what is put is its owner’s alone, folders too, however open what was sent was', async () => {
  const files = join(folder, 'files')
  const path = join(folder, 'sent')
  writeFileSync(path, 'bytes')
  chmodSync(path, 0o644)
  await localStorage(files).put('2026/11/a.webp', path, 'image/webp')
  for (const part of ['', '2026', '2026/11', '2026/11/a.webp'])
    expect([part, openToOthers(join(files, part))]).toEqual([part, 0])
  expect(readdirSync(join(files, '2026/11'))).toEqual(['a.webp'])
})

test('what an earlier version left open is closed', async () => {
  const files = join(folder, 'old')
  mkdirSync(join(files, '2026'), { recursive: true })
  chmodSync(files, 0o755)
  await closeFolder(files)
  expect(openToOthers(files)).toBe(0)
})
