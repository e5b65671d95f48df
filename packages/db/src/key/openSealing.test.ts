import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawKey, WrongKey } from '#key/keyFile.ts'
import { openSealing } from '#key/openSealing.ts'
import { connect } from '#pool.ts'
import { fingerprint, keyCheck, sealingOf } from '#sealed.ts'
import { testDatabase } from '#testDatabase.ts'

const outer = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(outer, { recursive: true }))
const newFolder = () => mkdtempSync(join(outer, 'data-'))

const { url, pool } = await testDatabase()
const first = newFolder()

/** As each command opens it: on a connection of its own. */
async function open(dataDir: string, secretKey?: string) {
  const client = await connect(url)
  try {
    return await openSealing(client, { dataDir, secretKey })
  } finally {
    await client.end()
  }
}

async function rows() {
  return (await pool.query('select id, made_in, key_check from sealing_key')).rows
}

test('of nodes that open a new database at once one draws the key; those of its folder share it, another is refused', async () => {
  const other = newFolder()
  const opened = await Promise.allSettled([open(first), open(first), open(first)])
  const [one, two] = opened.map((result) => (result.status === 'fulfilled' ? result.value : undefined))
  expect(one?.decrypt(two?.encrypt('13800001111') ?? Buffer.alloc(0))).toBe('13800001111')
  expect(one?.blindIndex('13800001111')).toEqual(two?.blindIndex('13800001111'))
  const file = join(first, 'secret.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const check = keyCheck(Buffer.from(readFileSync(file, 'utf8'), 'base64'))
  expect(await rows()).toEqual([{ id: 1, made_in: file, key_check: check }])
  await drawKey(other)
  const refused = open(other)
  await expect(refused).rejects.toThrow(WrongKey)
  await expect(refused).rejects.toThrow(`${other}/secret.key`)
  await expect(refused).rejects.toThrow(`fingerprint ${fingerprint(check)}, made in ${file} on 20`)
})

test('a missing key is never drawn anew beside a database that has one', async () => {
  const empty = newFolder()
  await expect(open(empty)).rejects.toThrow(`made in ${first}/secret.key`)
  expect(readdirSync(empty)).toEqual([])
  const key = readFileSync(join(first, 'secret.key'), 'utf8')
  const handedOver = await open(empty, key)
  expect(handedOver.blindIndex('1')).toEqual((await open(first)).blindIndex('1'))
})

test.each([
  ['short', Buffer.alloc(31, 7).toString('base64')],
  ['cut by a character', Buffer.alloc(32, 7).toString('base64').slice(0, -1)],
  ['with a blank inside', Buffer.alloc(36, 7).toString('base64').replace('wcH', 'wc H')],
  ['no base64 at all', 'a passphrase of more than forty-three characters'],
])('a key that is %s is refused', async (_, key) => {
  await expect(open(first, key)).rejects.toThrow('SECRET_KEY is not base64 of 32 bytes or more')
  const folder = newFolder()
  writeFileSync(join(folder, 'secret.key'), key)
  await expect(open(folder)).rejects.toThrow(`${folder}/secret.key is not base64`)
})

test('a database of before keys were written down takes the one that opens it, and no other', async () => {
  await pool.query('delete from sealing_key')
  const right = Buffer.alloc(32, 5)
  await pool.query('insert into account (id, phone_enc, phone_hash, phone_mask) values ($1, $2, $3, $4)', [
    '00000000-0000-7000-8000-000000000001',
    sealingOf(right).encrypt('13800001111'),
    sealingOf(right).blindIndex('13800001111'),
    '138****1111',
  ])
  const empty = newFolder()
  await expect(open(empty)).rejects.toThrow('the key of this database is missing')
  expect(existsSync(join(empty, 'secret.key'))).toBe(false)
  await expect(open(first)).rejects.toThrow('opens nothing in this database')
  expect(await rows()).toEqual([])
  await open(empty, right.toString('base64'))
  expect(await rows()).toEqual([{ id: 1, made_in: 'SECRET_KEY', key_check: keyCheck(right) }])
})
