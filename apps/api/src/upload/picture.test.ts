import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
