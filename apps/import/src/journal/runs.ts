import type { Queries } from '@zhzz/db/queries.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'

/** Of advisory locks: imports share the first, an undo has it alone; a run holds the second with its number while it lives. */
const locks = { all: 20_260_901, run: 20_260_902 } as const

export const holdsItsRun = `exists (select from pg_locks where locktype = 'advisory' and classid = ${locks.run}
  and objid = number and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database()))`

/** For an import: until the connection ends no undo begins. Throws while one runs. */
export async function shareImports(client: ClientBase): Promise<void> {
  await locked(client, 'pg_advisory_lock_shared', 'an undo of an import is running: wait for its end')
}

/** For an undo: until the connection ends no import begins. Throws while one runs. */
export async function haveImportsAlone(client: ClientBase): Promise<void> {
  await locked(client, 'pg_advisory_lock', 'an import or another undo is running: wait for its end')
}

/** A run that has just ended may hold it for a moment still. */
async function locked(client: ClientBase, by: string, refusal: string) {
  await client.query("set lock_timeout = '5s'")
  try {
    await client.query(`select ${by}(${locks.all})`)
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
  await client.query('reset lock_timeout')
}

/** For what is written in one transaction: until its end no undo begins; false: one runs. */
export async function shareImportsWithin(client: Queries): Promise<boolean> {
  const { rows } = await client.query<{ isShared: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${locks.all}) as "isShared"`,
  )
  return rows[0]?.isShared === true
}

/** What is written until the end of the transaction is kept as of this run. */
export async function writeWithinAs(client: Queries, number: number): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1, $2), set_config('zhzz.import_run', $3, true)", [
    locks.run,
    number,
    String(number),
  ])
}

/** What is written on this connection from now on is kept as of this run. */
export async function writeAs(client: ClientBase, number: number): Promise<void> {
  await client.query("select pg_advisory_lock($1, $2), set_config('zhzz.import_run', $3, false)", [
    locks.run,
    number,
    String(number),
  ])
}

/** A number that people say, of a run that begins. */
export async function nextNumber(client: Queries): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select nextval(pg_get_serial_sequence('import_run', 'number'))::integer as number",
  )
  return rows[0]?.number ?? 0
}

/** A run as `list` shows it. */
export type NotedRun = {
  number: number
  dataset: string
  /** The file, or what the run is about. */
  name: string
  source: string
  /** YYYY-MM-DD */
  asOf: string | null
  options: object
}

export async function noteRun(client: Queries, { number, dataset, name, source, asOf, options }: NotedRun) {
  await client.query(
    `insert into import_run (id, number, dataset, file_name, source, as_of, options) values ($1, $2, $3, $4, $5, $6, $7)`,
    [uuid(), number, dataset, name, source, asOf, options],
  )
}
