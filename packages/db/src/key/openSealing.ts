import { type ClientBase, escapeIdentifier } from 'pg'
import { drawKey, findKey, type KeyAt, type KeyPlace, keyFile, WrongKey } from '#key/keyFile.ts'
import { carriedBy, describeKey, type KeyRow, keyRows, sealedColumns } from '#key/keyRows.ts'
import { fingerprint, keyCheck, type Sealing, sealingOf } from '#sealed.ts'

// Any number; two nodes that open a new database at once meet at it and the second waits.
const registering = 20_260_102

/**
 * The sealing of a migrated database. Its key is drawn for a database that has none and holds nothing sealed; any
 * other time it must be there and be the one. Throws a sentence that says where the right one lies.
 */
export async function openSealing(client: ClientBase, place: KeyPlace): Promise<Sealing> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [registering])
    const { key, row } = (await checkKey(client, place)) ?? {
      key: await drawKey(place.dataDir),
      row: undefined,
    }
    if (row === undefined)
      await client.query('insert into sealing_key (id, key_check, made_in) values (1, $1, $2)', [
        keyCheck(key.master),
        key.place,
      ])
    await client.query('commit')
    return sealingOf(key.master, row && { id: row.id, carried: carriedBy(row, key.master) })
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Holds the key that is here against the database, which it does not change. No row: the database is of an older
 * version and this key opens what is sealed in it. Undefined: there is no key, and nothing to open with one.
 */
export async function checkKey(
  client: ClientBase,
  place: KeyPlace,
): Promise<{ key: KeyAt; row: KeyRow | undefined } | undefined> {
  const key = await findKey(place)
  const rows = await keyRows(client)
  const inUse = rows.filter(({ retiredAt }) => retiredAt === null)
  if (inUse.length > 1)
    throw new WrongKey('a rotation of the key was not finished: npm run admin -- rotate-key goes on with it')
  const [row] = inUse
  if (row === undefined) {
    const values = await sealedValues(client)
    if (key === undefined && values.length === 0) return undefined
    if (key === undefined) throw new WrongKey(`the key of this database is missing: ${askFor(place)}`)
    if (values.length > 0 && !values.some((value) => opens(key.master, value)))
      throw new WrongKey(`the key in ${key.place} opens nothing in this database: put the right one there`)
    return { key, row }
  }
  if (key === undefined)
    throw new WrongKey(`the key of this database (${describeKey(row)}) is missing here: ${askFor(place)}`)
  const check = keyCheck(key.master)
  if (check.equals(row.keyCheck)) return { key, row }
  const former = rows.find(({ keyCheck }) => keyCheck.equals(check))
  const is = former ? `was replaced on ${former.retiredAt?.toISOString().slice(0, 10)}` : 'is another one'
  throw new WrongKey(
    `the key in ${key.place} (fingerprint ${fingerprint(check)}) ${is}: this database needs the one with ${describeKey(row)}`,
  )
}

function askFor({ dataDir }: KeyPlace): string {
  return `copy its file to ${keyFile(dataDir)}, or set SECRET_KEY to what stands in it`
}

/** Whether a key of before there were rows has sealed this value. */
export function opens(master: Buffer, value: Buffer): boolean {
  try {
    sealingOf(master).decrypt(value)
    return true
  } catch {
    return false
  }
}

/** A sealed value of each column that holds any. */
async function sealedValues(client: ClientBase): Promise<Buffer[]> {
  const values: Buffer[] = []
  for (const { table, column } of await sealedColumns(client)) {
    const name = escapeIdentifier(column)
    const { rows } = await client.query<{ value: Buffer }>(
      `select ${name} as value from ${escapeIdentifier(table)} where length(${name}) > 0 limit 1`,
    )
    values.push(...rows.map(({ value }) => value))
  }
  return values
}
