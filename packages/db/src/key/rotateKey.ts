import { rename } from 'node:fs/promises'
import type { Client } from 'pg'
import { keyInUse } from '#key/holdKey.ts'
import { carriedPurposes, keyedColumns } from '#key/keyedColumns.ts'
import {
  decodeKey,
  drawKey,
  findKey,
  type KeyAt,
  type KeyPlace,
  keepKey,
  keyFile,
  keysIn,
  WrongKey,
} from '#key/keyFile.ts'
import { carriedBy, describeKey, type KeyRow, keyRows } from '#key/keyRows.ts'
import { checkKey } from '#key/openSealing.ts'
import { remakeColumn } from '#key/remake.ts'
import type { Log } from '#log.ts'
import { connect } from '#pool.ts'
import { fingerprint, keyCheck, type Sealing, sealingOf, signSecret } from '#sealed.ts'

export type RotationPlace = KeyPlace & {
  /** `NEW_SECRET_KEY`: what SECRET_KEY, where that is set, is to become. */
  newSecretKey?: string | undefined
}

type Key = { row: KeyRow; key: KeyAt }

/**
 * Gives a database another key: every `*_enc` and `*_hash` is made anew. Nobody else may work with it. It may be killed
 * at any moment and called again; until it is done both keys are kept and nothing else opens the database.
 */
export async function rotateKey(
  url: string,
  place: RotationPlace,
  log: Log,
): Promise<{ said: string; sealing: Sealing }> {
  const client = await connect(url, { statementTimeout: 0, applicationName: 'zhzz rotation' })
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      keyInUse,
    ])
    if (!rows[0]?.mine) throw new Error('a server or a command works with this database: stop it first')
    const { from, to } = (await unfinished(client, place)) ?? (await begin(client, place))
    await keepInvitations(client)
    const sealings = {
      from: sealingOf(from.key.master, { id: from.row.id }),
      to: sealingOf(to.key.master, { id: to.row.id, carried: carriedBy(to.row, to.key.master) }),
      newId: to.row.id,
    }
    for (const column of await keyedColumns(client)) {
      const count = await remakeColumn(client, column, sealings)
      if (count > 0) log.info(`${count} values of ${column.table}.${column.enc} sealed with the new key`)
    }
    const lost = await forget(client)
    const kept = await putInPlace(from, to, place.dataDir)
    await client.query('update sealing_key set retired_at = now() where id = $1', [from.row.id])
    const said = [
      `the key of this database is now number ${to.row.id}, fingerprint ${fingerprint(to.row.keyCheck)}; backups made before need the old one`,
      kept ??
        'set SECRET_KEY to what NEW_SECRET_KEY was, on every node, and keep the old one for those backups',
      ...(lost > 0 ? [`${lost} invitations of before this version cannot be kept: send them again`] : []),
    ]
    return { said: said.join('\n'), sealing: sealings.to }
  } finally {
    await client.end()
  }
}

async function begin(client: Client, place: RotationPlace): Promise<{ from: Key; to: Key }> {
  const { key, row } = (await checkKey(client, place)) ?? {}
  if (key === undefined || row === undefined)
    throw new Error('this database has no key yet: npm start gives it one')
  const file = keyFile(place.dataDir)
  const next = await nextKey(place, file)
  const id = row.id + 1
  const carried = carriedBy(row, key.master)
  const secrets = carriedPurposes.map((purpose) => [
    purpose,
    (carried[purpose] ?? signSecret(key.master, purpose)).toString('base64'),
  ])
  const carriedEnc = sealingOf(next.master, { id }).encrypt(JSON.stringify(Object.fromEntries(secrets)))
  await client.query(
    'insert into sealing_key (id, key_check, made_in, carried_enc) values ($1, $2, $3, $4)',
    [id, keyCheck(next.master), key.place === 'SECRET_KEY' ? key.place : file, carriedEnc],
  )
  const begun = await unfinished(client, place)
  if (begun === undefined) throw new Error('the rotation could not be written down')
  return begun
}

/** Drawn beside the old one; given where the old one is. */
async function nextKey({ dataDir, secretKey, newSecretKey }: RotationPlace, file: string): Promise<KeyAt> {
  if (!secretKey) return drawKey(dataDir, `${file}.next`)
  if (!newSecretKey || newSecretKey === secretKey)
    throw new Error('set NEW_SECRET_KEY to the key that SECRET_KEY is to become: openssl rand -base64 32')
  return { master: decodeKey(newSecretKey, 'NEW_SECRET_KEY'), place: 'NEW_SECRET_KEY' }
}

/** The two keys of a rotation that has begun, wherever a kill has left them. */
async function unfinished(client: Client, place: RotationPlace): Promise<{ from: Key; to: Key } | undefined> {
  const [from, to] = (await keyRows(client)).filter(({ retiredAt }) => retiredAt === null)
  if (from === undefined || to === undefined) return undefined
  const { dataDir, newSecretKey } = place
  const here = [
    ...(await keysIn(dataDir)),
    ...[await findKey(place)].filter((key) => key !== undefined),
    ...(newSecretKey ? [{ master: decodeKey(newSecretKey, 'NEW_SECRET_KEY'), place: 'NEW_SECRET_KEY' }] : []),
  ]
  const keyOf = (row: KeyRow) => {
    const key = here.find(({ master }) => keyCheck(master).equals(row.keyCheck))
    if (key) return { row, key }
    throw new WrongKey(`the rotation needs both keys; the one with ${describeKey(row)} is not here`)
  }
  return { from: keyOf(from), to: keyOf(to) }
}

/** The number of an invitation is sealed since it can be rotated; of those before, where somebody has signed in with it. */
async function keepInvitations(client: Client): Promise<void> {
  await client.query(`update invitation set phone_enc = account.phone_enc from account
    where account.phone_hash = invitation.phone_hash and invitation.phone_enc is null and length(account.phone_enc) > 0`)
}

/** What hangs on a hash whose number is kept nowhere: open codes, lifted limits, and invitations of before; how many of these. */
async function forget(client: Client): Promise<number> {
  await client.query('delete from sms_code')
  await client.query(
    'update limit_lift set phone_hash = null, ended_at = coalesce(ended_at, now()) where phone_hash is not null',
  )
  await client.query('update message_target set code_hash = null where code_hash is not null')
  const { rowCount } = await client.query(
    `update invitation set answer = 'withdrawn', answered_at = now(), phone_hash = null, phone_mask = ''
     where phone_hash is not null and phone_enc is null and answer is null`,
  )
  return rowCount ?? 0
}

/** The drawn key becomes `secret.key`, the old one stays beside it under its number. */
async function putInPlace(from: Key, to: Key, dataDir: string): Promise<string | undefined> {
  const file = keyFile(dataDir)
  const old = `${file}.${from.row.id}`
  if (to.key.place === `${file}.next`) {
    await keepKey(from.key.master, old, dataDir, 'only if absent')
    await rename(to.key.place, file)
  } else if (to.key.place !== file) return undefined
  return `it lies in ${file}; the old one stays in ${old} until you delete it`
}
