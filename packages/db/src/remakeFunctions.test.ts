import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { silent } from '#log.ts'
import { migrate } from '#migrate.ts'
import { testDatabase } from '#testDatabase.ts'

const { pool, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-functions-'))

const write = (path: string, sql: string) => writeFileSync(join(folder, path), sql)

/** The lines of the log: what was migrated and made. */
async function start(upTo?: string): Promise<string[]> {
  const lines: string[] = []
  const log = { ...silent, info: (line: string) => void lines.push(line) }
  await migrate(url, { folder, log, ...(upTo !== undefined && { upTo }) })
  return lines
}

async function answerOf(query: string): Promise<unknown> {
  const { rows } = await pool.query(`select ${query} as answer`)
  return rows[0].answer
}

const idOf = (name: string) => answerOf(`'${name}'::regproc::oid`)
const twice = 'create or replace function twice(n int) returns int language sql immutable'

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true })
  for (const part of ['migrations', 'functions']) mkdirSync(join(folder, part), { recursive: true })
  write('migrations/0001-a.sql', 'create table a (id int);')
  write('functions/twice.sql', `${twice} as $$ select n + n $$;`)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a function is made after the migrations, and made again once when its file has changed', async () => {
  expect(await start()).toEqual(['migrated 0001-a.sql', 'made function twice'])
  expect(await start()).toEqual([])
  const id = await idOf('twice')
  write('functions/twice.sql', `${twice} as $$ select 2 * n + 0 $$;`)
  expect(await start()).toEqual(['made function twice'])
  expect(await start()).toEqual([])
  expect(await idOf('twice')).toBe(id)
  expect(await answerOf(`pg_get_functiondef('twice'::regproc)`)).toContain('2 * n + 0')
})

test('a function that a migration made becomes the one of the file, and one that went comes back', async () => {
  write('migrations/0002-b.sql', `${twice} as $$ select 0 $$;`)
  await start()
  expect(await answerOf('twice(2)')).toBe(4)
  await pool.query('drop function twice')
  expect(await start()).toEqual(['made function twice'])
})

test('several nodes starting at once make it once', async () => {
  const lines = await Promise.all(Array.from({ length: 4 }, () => start()))
  expect(lines.flat().filter((line) => line === 'made function twice')).toHaveLength(1)
})

test.each([
  ['a further parameter', 'create function twice(n int, m int default 1) returns int', 'int, m'],
  ['another result', 'create function twice(n int) returns text', 'int'],
  ['another name of a parameter', 'create function twice(m int) returns int', 'int'],
  ['another kind', 'create procedure twice(n int)', 'int'],
])('%s takes the place of what was there', async (_what, signature) => {
  await start()
  const header = signature.replace('create', 'create or replace')
  write('functions/twice.sql', `${header} language sql as $$ select 7 $$;`)
  await start()
  const { rows } = await pool.query(
    `select pg_get_functiondef(oid) as text from pg_proc where proname = 'twice'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].text).toContain('select 7')
})

test('what an index and a trigger use gets another body under them, and no other signature', async () => {
  const noted = 'create or replace function noted() returns trigger language plpgsql'
  write('functions/noted.sql', `${noted} as $$ begin return new; end $$;`)
  write(
    'migrations/0002-b.sql',
    `${twice} as $$ select n + n $$; create index a_twice on a (twice(id));
     ${noted} as $$ begin return null; end $$;
     create trigger noted before insert on a for each row execute function noted();`,
  )
  await start()
  await pool.query('insert into a values (1)')
  expect(await answerOf('(select count(*) from a where twice(id) = 2)')).toBe(1)

  write(
    'functions/twice.sql',
    'create or replace function twice(n bigint) returns int language sql as $$ select 1 $$;',
  )
  await expect(start()).rejects.toThrow('functions/twice.sql failed: cannot drop function twice(integer)')
  expect(await answerOf(`pg_get_function_arguments('twice'::regproc)`)).toBe('n integer')
})

test('a file that fails leaves the function as it was', async () => {
  await start()
  write('functions/twice.sql', `drop function twice; ${twice} as $$ select broken $$;`)
  await expect(start()).rejects.toThrow('functions/twice.sql failed: column "broken" does not exist')
  expect(await answerOf('twice(2)')).toBe(4)
})

test('a file that makes another function than its name says is refused', async () => {
  write('functions/thrice.sql', `${twice} as $$ select 1 $$;`)
  await expect(start()).rejects.toThrow('it makes no function thrice')
})

test('a program that is older than the database, or asked for a part of it, makes none', async () => {
  await start()
  rmSync(join(folder, 'migrations/0001-a.sql'))
  write('functions/twice.sql', `${twice} as $$ select 1 $$;`)
  await expect(start()).rejects.toThrow('newer version (0001-a.sql)')
  write('migrations/0001-a.sql', 'create table a (id int);')
  expect(await start('0001-a.sql')).toEqual([])
  expect(await answerOf('twice(2)')).toBe(4)
})
