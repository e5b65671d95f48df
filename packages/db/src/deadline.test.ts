import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { TimeIsUp, within } from '#deadline.ts'
import { silent } from '#log.ts'
import { wrap } from '#openDatabase.ts'
import { createPool } from '#pool.ts'
import { testDatabase } from '#testDatabase.ts'

const { url, pool: watching } = await testDatabase()
const pool = createPool(url, { max: 1, log: silent, applicationName: 'timed', statementTimeout: 60_000 })
const { db } = wrap(pool, url)
await pool.query('create table kept (what text)')
afterAll(() => pool.end())

const sleep = sql`select pg_sleep(50)`

/** Waits until nothing of what this file began is still at work on the server. */
async function untilQuiet() {
  const { rows } = await watching.query<{ running: number }>(
    `select count(*)::int as running from pg_stat_activity
     where datname = current_database() and application_name = 'timed' and state <> 'idle'`,
  )
  if (rows[0]?.running !== 0) await untilQuiet()
}

test('a statement is cancelled on the server when the time is up, and the next one finds a connection', async () => {
  await expect(within(100, () => sleep.execute(db))).rejects.toThrow(TimeIsUp)
  await untilQuiet()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a statement that goes past Kysely is cancelled too', async () => {
  await expect(within(100, () => pool.query('select pg_sleep(50)'))).rejects.toThrow(TimeIsUp)
  await untilQuiet()
})

test('a transaction is rolled back, also where its next statement would have been the commit', async () => {
  const late = Promise.withResolvers<void>()
  const work = () =>
    db.transaction().execute(async (db) => {
      await sql`insert into kept values ('never')`.execute(db)
      await late.promise
    })
  await expect(within(100, work)).rejects.toThrow(TimeIsUp)
  late.resolve()
  await untilQuiet()
  expect((await pool.query('select what from kept')).rows).toEqual([])
})

test('who waits for a connection gives up in time, and the connection is not lost', async () => {
  const taken = await pool.connect()
  await expect(within(100, () => pool.query('select 1'))).rejects.toThrow(TimeIsUp)
  taken.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('what begins after the time is up is refused', async () => {
  const late = Promise.withResolvers<void>()
  const began = Promise.withResolvers<unknown>()
  const work = async () => {
    await late.promise
    const error = await pool.query(`insert into kept values ('late')`).catch((error: unknown) => error)
    began.resolve(error)
  }
  await expect(within(10, work)).rejects.toThrow(TimeIsUp)
  late.resolve()
  expect(await began.promise).toBeInstanceOf(TimeIsUp)
})

test('work that is done in time is let alone', async () => {
  const value = await within(60_000, async () => (await pool.query('select 1 as one')).rows)
  expect(value).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})
