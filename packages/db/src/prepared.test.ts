import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wrap } from '#openDatabase.ts'
import { createPool } from '#pool.ts'
import { prepared } from '#prepared.ts'
import { testDatabase } from '#testDatabase.ts'

const { url } = await testDatabase()

test('what is marked is prepared once a connection and answers anew each time, in a transaction too; the rest is not', async () => {
  const pool = createPool(url, { max: 1 })
  const { db } = wrap(pool, url)
  const quota = (plan: string, from = db) =>
    from
      .selectFrom('planQuota')
      .modifyFront(prepared('quota'))
      .where(sql<boolean>`plan_code = any(${[plan]}::text[])`)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  expect((await quota('free')).count).toBeGreaterThan(0)
  expect((await quota('nobody')).count).toBe(0)
  expect((await db.transaction().execute((within) => quota('free', within))).count).toBeGreaterThan(0)
  await db.selectFrom('planQuota').select('planCode').limit(1).execute()
  const { rows } = await pool.query(
    'select name, generic_plans + custom_plans as runs from pg_prepared_statements',
  )
  expect(rows).toEqual([{ name: 'quota', runs: 3 }])
  await pool.end()
})
