import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { video } from '#upload/testFiles.ts'
import { videoDuration } from '#upload/videoDuration.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-video-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'file')

/** How often the file was read while its length was looked for: the work, whatever the machine. */
async function readsFor(bytes: Buffer) {
  writeFileSync(path, bytes)
  const handle = await open(path)
  const methods = Object.getPrototypeOf(handle)
  await handle.close()
  const { read } = methods
  let reads = 0
  methods.read = function counted(...given: unknown[]) {
    reads++
    return read.apply(this, given)
  }
  try {
    return { milliseconds: await videoDuration(path), reads }
  } finally {
    methods.read = read
  }
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Boxes of eight bytes, the least there can be. */
const empty = (name: string, count: number) => Buffer.concat(Array.from({ length: count }, () => box(name)))
const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1'))

test('a film’s length is found by a handful of reads', async () => {
  expect(await readsFor(video(12))).toEqual({ milliseconds: 12_000, reads: 4 })
  expect((await readsFor(video(7, { fragments: true }))).milliseconds).toBe(7_000)
})

test.each([
  [
    'in tracks that are no film',
    box('moov', ...Array.from({ length: 40 }, () => box('trak', empty('free', 2_000)))),
  ],
  ['in one another', box('moov', box('trak', box('mdia', empty('free', 60_000))), empty('trak', 30_000))],
  ['in the index', box('moov', empty('free', 90_000))],
])('a file of boxes of eight bytes, %s, is given up after a few reads', async (_where, moov) => {
  expect(await readsFor(Buffer.concat([ftyp, moov]))).toEqual({ milliseconds: null, reads: 3 })
})

test('before the index no more than five thousand boxes are passed', async () => {
  const { milliseconds, reads } = await readsFor(Buffer.concat([ftyp, empty('free', 30_000), video(3)]))
  expect([milliseconds, reads <= 5_000]).toEqual([null, true])
})

test('nobody waits any more: the looking ends', async () => {
  writeFileSync(path, Buffer.concat([ftyp, empty('free', 900), video(3)]))
  await expect(videoDuration(path, AbortSignal.abort())).rejects.toThrow('aborted')
})
