import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InUse } from '#embedded/startLock.ts'
import { silent } from '#log.ts'
import { openDatabase } from '#openDatabase.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'zhzz-open-'))

afterAll(() => rmSync(dataDir, { recursive: true }))

test('a command joins the server of a running app and leaves it running', async () => {
  const app = await openDatabase({ dataDir, log: silent })
  await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow(InUse)
  const command = await openDatabase({ dataDir, join: true, log: silent })
  expect(await command.db.selectFrom('company').select('id').execute()).toEqual([])
  await command.stop()
  await app.pool.query('select 1')
  await app.stop()
})

test('a statement that would run for ever is cut, and one still running does not hold up the stop', async () => {
  const { pool, stop } = await openDatabase({ dataDir, log: silent })
  await expect(pool.query(`set statement_timeout = 50; select pg_sleep(600)`)).rejects.toThrow(
    'statement timeout',
  )
  const cut = pool.query(`set statement_timeout = 0; select pg_sleep(600)`).catch(({ message }) => message)
  await stop()
  expect(await cut).toContain('terminat')
})

test('the state of the disk is that of the embedded server', async () => {
  const { diskState, stop } = await openDatabase({ dataDir, log: silent })
  const { freeBytes, totalBytes } = await diskState()
  expect(freeBytes).toBeGreaterThan(0)
  expect(totalBytes).toBeGreaterThan(freeBytes)
  await stop()
})
