import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type Client, DatabaseError, escapeLiteral } from 'pg'
import { type Log, messageOf } from '#log.ts'
import { withStatements } from '#searchStatements.ts'

// Said of a `create or replace` that what is there cannot become: another result, parameter name or kind.
const cannotBecome = ['42P13', '42809']

/**
 * Makes the functions that were not made from the file that `folder` has of them, each in a transaction of its own.
 * `x.sql` holds one `create or replace function x(…)`. A function's comment in the database says which file it was made
 * from, so that it is remembered as long as the function is there. What triggers, indexes and the like use can change
 * its body only: with another signature PostgreSQL refuses to drop it. To be called under the lock of `migrate`.
 */
export async function remakeFunctions(client: Client, folder: string, log: Log) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  for (const file of files) {
    const name = file.slice(0, -'.sql'.length)
    const sql = withStatements(await readFile(`${folder}/${file}`, 'utf8'))
    const comment = `made from functions/${file}, sha256 ${createHash('sha256').update(sql).digest('hex')}`
    const there = await functionsCalled(client, name)
    if (there.length === 1 && there[0]?.comment === comment) continue
    try {
      await remake(client, { name, sql, comment, there })
    } catch (error) {
      throw new Error(`functions/${file} failed: ${messageOf(error)}`, {
        cause: error,
      })
    }
    log.info(`made function ${name}`)
  }
}

/** `version` is another one after each `create or replace`. */
type Found = { signature: string; version: string; comment: string | null }

async function functionsCalled(client: Client, name: string): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select oid::regprocedure::text as signature, concat(oid, ' ', xmin) as version, obj_description(oid, 'pg_proc') as comment
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  )
  return rows
}

type Remade = { name: string; sql: string; comment: string; there: Found[] }

async function remake(client: Client, { name, sql, comment, there }: Remade) {
  await client.query('begin')
  await create(client, sql, there)
  const versions = there.map(({ version }) => version)
  const now = await functionsCalled(client, name)
  const made = now.find(({ version }) => !versions.includes(version))
  if (!made) throw new Error(`it makes no function ${name}`)
  // Of other parameters: it would be called as well, or make a call ambiguous.
  await drop(
    client,
    now.filter((found) => found !== made),
  )
  await client.query(`comment on routine ${made.signature} is ${escapeLiteral(comment)}`)
  await client.query('commit')
}

async function create(client: Client, sql: string, there: Found[]) {
  await client.query('savepoint before')
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof DatabaseError) || !cannotBecome.includes(error.code ?? '')) throw error
    await client.query('rollback to before')
    await drop(client, there)
    await client.query(sql)
  }
}

async function drop(client: Client, functions: Found[]) {
  for (const { signature } of functions) await client.query(`drop routine ${signature}`)
}
