import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { person } from '@zhzz/contract/person/calls.ts'
import { openSealing } from '@zhzz/db/key/openSealing.ts'
import { connect } from '@zhzz/db/pool.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { startClock } from '#start/databaseClock.ts'
import { startJobs } from '#start/jobs.ts'
import { personalData } from '#start/personalDataJobs.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zhzz-jobs-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const database = await testDatabase()
const client = await connect(database.url)
const sealing = await openSealing(client, { dataDir })
await client.end()
const server = await testServer({ database, sealing })
const { call } = server

test('a file that is asked for is made in a thread, which reads the key where the server does', async () => {
  const lines: string[] = []
  const put = (text: string) => void lines.push(text)
  const log = { info: put, warn() {}, error: put }
  const viewer = await signIn(server)
  const { data: asked } = await call(person.exportData, {}, viewer)
  const clock = await startClock(database.pool, log)
  const jobs = await startJobs(database.url, [personalData(database, { dataDir, clock, log })], log)
  try {
    await vi.waitFor(
      async () => expect((await call(person.exportTask, {}, viewer)).data?.state).toBe('done'),
      { timeout: 25_000, interval: 200 },
    )
  } finally {
    await jobs.stop()
  }
  expect((await call(person.exportFile, asked, viewer)).data.type).toBe('application/zip')
  expect(lines).not.toContainEqual(expect.stringContaining('could not'))
})
