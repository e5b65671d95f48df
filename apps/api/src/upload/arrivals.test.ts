import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { diskState } from '@zhzz/db/diskState.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { clearArrivals, createArrivals, sweepArrivals } from '#upload/arrivals.ts'
import { receive } from '#upload/receive.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-arrivals-'))
afterAll(() => rmSync(folder, { recursive: true }))
const megabyte = 1024 ** 2
const roomy = async () => ({ ...(await diskState('/')), tight: false })

/** An upload whose sender has sent so much and goes on. */
async function begin(arrivals: ReturnType<typeof createArrivals>, person: string, megabytes: number) {
  const arrival = await arrivals.begin(person)
  const body = new PassThrough({ highWaterMark: 64 * megabyte })
  const received = receive(body, arrival)
  body.write(Buffer.concat([Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'), Buffer.alloc(16)]))
  for (let at = 0; at < megabytes; at++) body.write(Buffer.alloc(megabyte))
  return { arrival, body, received }
}

function lying(of: string): number {
  const files = readdirSync(of, { recursive: true, withFileTypes: true })
  return files.filter((entry) => entry.isFile()).length
}

test('a person’s unfinished uploads together hold no more than their share, everybody’s no more than all', async () => {
  const arrivals = createArrivals(join(folder, 'a'), {
    diskState: roomy,
    mostOfPerson: 10 * megabyte,
    mostOfAll: 16 * megabyte,
  })
  const first = await begin(arrivals, 'one', 9)
  await vi.waitFor(() => expect(first.body.readableLength).toBe(0))
  const second = await begin(arrivals, 'one', 2)
  await expect(second.received).rejects.toMatchObject({ failure: 'tooManyRequests' })
  const other = await begin(arrivals, 'other', 8)
  await expect(other.received).rejects.toMatchObject({ failure: 'busy' })
  for (const { arrival } of [second, other]) await arrival.forget()
  first.body.end()
  expect((await first.received).size).toBeGreaterThan(9 * megabyte)
  await first.arrival.forget()
  const again = await begin(arrivals, 'other', 8)
  again.body.end()
  expect((await again.received).kind).toBe('video')
  await again.arrival.forget()
  expect(lying(join(folder, 'a'))).toBe(0)
})

test('whoever hangs up leaves nothing behind', async () => {
  const arrivals = createArrivals(join(folder, 'b'), { diskState: roomy })
  const { arrival, body, received } = await begin(arrivals, 'one', 3)
  body.destroy()
  await expect(received).rejects.toMatchObject({ failure: 'invalid' })
  await arrival.forget()
  expect(lying(join(folder, 'b'))).toBe(0)
})

test('what a killed process left is removed at the next start, what another is writing is not, and old things go', async () => {
  const place = join(folder, 'c')
  const leave = (process: string) => {
    const path = join(place, process, 'upload-x')
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'file'), 'half')
    return path
  }
  const dead = leave(`${hostname()}.4194303`)
  const alive = leave(`${hostname()}.1`)
  const elsewhere = leave('other-machine.77')
  await clearArrivals(place)
  expect([dead, alive, elsewhere].map((path) => existsSync(path))).toEqual([false, true, true])
  utimesSync(elsewhere, new Date(0), new Date(0))
  await sweepArrivals(place, new Date())
  expect([alive, elsewhere].map((path) => existsSync(path))).toEqual([true, false])
})
