import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { remake } from '#upload/picture.ts'
import { photo } from '#upload/testFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-picture-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('whoever sends one picture waits for one of everybody else, not for all that another sent', async () => {
  const path = join(folder, 'sent.jpg')
  writeFileSync(path, await photo(400, 300))
  const done: string[] = []
  const send = (person: string, at: number) => {
    const name = join(folder, `${person}${at}`)
    return remake(person, path, `${name}.webp`, `${name}.thumb.webp`).then(() => void done.push(person))
  }
  const many = Array.from({ length: 8 }, (_, at) => send('many', at))
  await Promise.all([...many, send('one', 0), send('other', 0)])
  expect(done.indexOf('one')).toBeLessThan(4)
  expect(done.indexOf('other')).toBeLessThan(4)
  expect(done).toHaveLength(10)
})

test('a picture that comes in passes is taken as long as it fits into memory', async () => {
  const send = async (width: number, height: number, progressive: boolean) => {
    const path = join(folder, `${width}-${progressive}.jpg`)
    const flat = { create: { width, height, channels: 3 as const, background: '#0277ff' } }
    await sharp(flat).jpeg({ progressive }).toFile(path)
    return remake('one', path, `${path}.webp`, `${path}.thumb.webp`)
  }
  expect(await send(4000, 3000, true)).toMatchObject({ width: 2560, height: 1920 })
  expect(await send(6000, 4000, false)).toMatchObject({ width: 2560, height: 1707 })
  await expect(send(6000, 4000, true)).rejects.toMatchObject({ failure: 'unsupportedFile' })
})
