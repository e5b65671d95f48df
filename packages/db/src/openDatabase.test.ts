import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InUse } from '#embedded/startLock.ts'
import { silent } from '#log.ts'
import { openDatabase } from '#openDatabase.ts'
import { connect } from '#pool.ts'
import { warmSearch } from '#warmSearch.ts'

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

test('after a restart a warmed search reads nothing from the disk', async () => {
  const first = await openDatabase({ dataDir, log: silent })
  await first.pool.query(`insert into company_search (tier, company_id, prominence, status_group, exhibition_count,
    contact_count, has_website, names, tokens)
    select 3, gen_random_uuid(), number, 'green', 0, 0, false, repeat('x', 500), 'a' from generate_series(1, 999) as number`)
  await first.stop()
  const { pool, url, stop } = await openDatabase({ dataDir, log: silent })
  const blocksRead = async () => {
    const { rows } = await pool.query(
      `explain (analyze, buffers, format json) select names from company_search_3 where tokens @@ 'a'`,
    )
    return rows[0]?.['QUERY PLAN'][0].Plan['Shared Read Blocks']
  }
  const client = await connect(url)
  expect(await warmSearch(client)).toMatchObject({ left: 0 })
  await client.end()
  expect(await blocksRead()).toBe(0)
  await stop()
})
