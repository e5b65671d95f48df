import { expect, test } from 'vitest'
import { testDatabase } from '#testDatabase.ts'

const { db, pool } = await testDatabase()

test('a test database is migrated and empty', async () => {
  const { rows } = await pool.query('select count(*) from schema_migration')
  expect(rows[0].count).toBeGreaterThan(0)
  expect(await db.selectFrom('company').select('id').execute()).toEqual([])
})

test('values arrive as tables.gen.ts says', async () => {
  const { rows } = await pool.query(`select 9007199254740991::bigint as big, 1.50::numeric as ratio,
    date '2026-01-02' as day, timestamptz '2026-01-02 08:00+08' as moment,
    array[1, null]::bigint[] as bigs, '{}'::numeric[] as none, array[date '2026-01-02'] as days`)
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      ratio: 1.5,
      day: '2026-01-02',
      moment: new Date('2026-01-02T00:00:00Z'),
      bigs: [1, null],
      none: [],
      days: ['2026-01-02'],
    },
  ])
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow('does not fit')
})

test('the days of a session are those of Shanghai', async () => {
  const { rows } = await pool.query(`select (timestamptz '2026-01-01 17:00Z')::date as day`)
  expect(rows[0].day).toBe('2026-01-02')
})
