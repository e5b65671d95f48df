import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldContact } from '#contactText.ts'
import { holdKey } from '#key/holdKey.ts'
import { keyedColumns } from '#key/keyedColumns.ts'
import { sealedColumns } from '#key/keyRows.ts'
import { rotateKey } from '#key/rotateKey.ts'
import { silent } from '#log.ts'
import { connect } from '#pool.ts'
import { sealingOf } from '#sealed.ts'
import { testDatabase } from '#testDatabase.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rotate-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const { url, pool } = await testDatabase()
const place = { dataDir }
const open = async (lost: (reason: Error) => void = () => {}) => holdKey(url, place, lost)

const uuid = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`

/**
 * What is to happen to every column of bytes that is not sealed and not the blind index beside a sealed one. A new
 * column must be put here, or into `carriedPurposes`, or be made anew in the rotation. `file_stamp`, the digest of a
 * file, is of no key in any table.
 */
const others: Record<string, 'of no key' | 'carried on' | 'forgotten'> = {
  'access_key.previous_hash': 'of no key',
  'access_key.secret_hash': 'of no key',
  'account_erasure.number_hash': 'carried on',
  'account_ticket.token_hash': 'of no key',
  'behavior_pass.token_hash': 'of no key',
  'calendar_feed.token_hash': 'of no key',
  'company.row_hash': 'of no key',
  'consent.ip_hash': 'carried on',
  'consent.text_hash': 'of no key',
  'exhibition_edition.row_hash': 'of no key',
  'exhibitor.row_hash': 'of no key',
  'hall.row_hash': 'of no key',
  'idempotency_key.request_hash': 'carried on',
  'limit_lift.phone_hash': 'forgotten',
  'login_session.ip_hash': 'carried on',
  'login_session.network_hash': 'carried on',
  'login_session.token_hash': 'of no key',
  'message_target.code_hash': 'forgotten',
  'security_event.network_key': 'carried on',
  'security_event.subject': 'carried on',
  'security_log.hash': 'carried on',
  'security_log.network_key': 'carried on',
  'security_log.previous': 'carried on',
  'security_log.subject': 'carried on',
  'sms_code.asked_device': 'forgotten',
  'sms_code.asked_network': 'forgotten',
  'sms_code.code_hash': 'forgotten',
  'sms_code.phone_hash': 'forgotten',
  'operator.set_up_hash': 'of no key',
  'operator_recovery.code_hash': 'of no key',
  'operator_session.network_hash': 'carried on',
  'operator_session.token_hash': 'of no key',
  'search_day.searcher': 'forgotten',
  'sso_attempt.secret_hash': 'of no key',
  'sso_attempt.state_hash': 'of no key',
  'sso_attempt.ticket_hash': 'of no key',
}

beforeAll(async () => {
  const { sealing, release } = await open()
  await release()
  for (let at = 1; at <= 3; at++) {
    const phone = `1380000000${at}`
    await pool.query('insert into account (id, phone_enc, phone_hash, phone_mask) values ($1, $2, $3, $4)', [
      uuid(at),
      sealing.encrypt(phone),
      sealing.blindIndex(phone),
      '',
    ])
  }
  await pool.query(`update account set phone_enc = '', phone_hash = '\\x01' where id = $1`, [uuid(3)])
  await pool.query('insert into company (id, name, name_key, data_source) values ($1, $2, $2, $2)', [
    uuid(1),
    '一家',
  ])
  await pool.query(
    `insert into contact (id, company_id, type, content_enc, content_hash, content_mask, data_source)
     values ($1, $1, 'email', $2, $3, '', '')`,
    [uuid(1), sealing.encrypt('Li@Example.com'), sealing.blindIndex(foldContact('email', 'Li@Example.com'))],
  )
  await pool.query(`insert into tenant (id, name) values ($1, '一家')`, [uuid(1)])
  for (const [at, phone] of [
    [1, '13800000001'],
    [2, '13999999999'],
  ] as const)
    await pool.query(
      `insert into invitation (id, tenant_id, phone_hash, phone_mask, code, role, expires_at)
       values ($1, $2, $3, '', '', 'member', now())`,
      [uuid(at), uuid(1), sealing.blindIndex(phone)],
    )
  await pool.query(
    `insert into account_erasure (account_id, number_hash, erased_at, kept) values ($1, $2, now(), '{}')`,
    [uuid(9), sealing.sign('erasedNumber', '13700000000')],
  )
})

test('every column of bytes is known to the rotation', async () => {
  const client = await connect(url)
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and table_name <> 'sealing_key'
       and column_name <> 'file_stamp'`,
  )
  const remade = (await keyedColumns(client)).flatMap(({ table, enc, hash }) =>
    [enc, ...(hash === undefined ? [] : [hash])].map((column) => `${table}.${column}`),
  )
  await client.end()
  const known = [...remade, ...Object.keys(others)]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

test('it is refused while somebody works with the key', async () => {
  const other = await open()
  await expect(rotateKey(url, place, silent)).rejects.toThrow('stop it first')
  await other.release()
})

test('a rotation makes every sealed value and hash anew, once and again', async () => {
  for (const id of [2, 3]) {
    expect((await rotateKey(url, place, silent)).said).toContain(`number ${id}`)
    const { sealing, release } = await open()
    const { rows: accounts } = await pool.query(
      'select * from account where length(phone_enc) > 0 order by id',
    )
    expect(accounts.map((row) => sealing.decrypt(row.phone_enc))).toEqual(['13800000001', '13800000002'])
    expect(accounts[0].phone_hash).toEqual(sealing.blindIndex('13800000001'))
    const { rows: contacts } = await pool.query('select * from contact')
    expect(sealing.decrypt(contacts[0].content_enc)).toBe('Li@Example.com')
    expect(contacts[0].content_hash).toEqual(sealing.blindIndex('li@example.com'))
    const { rows: invitations } = await pool.query('select phone_hash, answer from invitation order by id')
    expect(invitations).toEqual([
      { phone_hash: sealing.blindIndex('13800000001'), answer: null },
      { phone_hash: null, answer: 'withdrawn' },
    ])
    const { rows: erased } = await pool.query('select number_hash from account_erasure')
    expect(erased).toEqual([{ number_hash: sealing.sign('erasedNumber', '13700000000') }])
    await release()
  }
  expect(readdirSync(dataDir).sort()).toEqual(['secret.key', 'secret.key.1', 'secret.key.2'])
  const old = sealingOf(Buffer.from(readFileSync(join(dataDir, 'secret.key.1'), 'utf8'), 'base64'))
  const client = await connect(url)
  for (const { table, column } of await sealedColumns(client)) {
    const { rows } = await client.query(`select ${column} as value from ${table} where length(${column}) > 0`)
    for (const { value } of rows) expect(() => old.decrypt(value)).toThrow('a key that is not here')
  }
  await client.end()
})

test('where the key is SECRET_KEY the next one is given, and the old one refused by name', async () => {
  const secretKey = readFileSync(join(dataDir, 'secret.key'), 'utf8')
  await expect(rotateKey(url, { dataDir, secretKey }, silent)).rejects.toThrow('set NEW_SECRET_KEY')
  const newSecretKey = Buffer.alloc(40, 9).toString('base64')
  const { said } = await rotateKey(url, { dataDir, secretKey, newSecretKey }, silent)
  expect(said).toContain('set SECRET_KEY')
  await expect(open()).rejects.toThrow(/secret\.key \(fingerprint .+\) was replaced on 20/)
  await (await holdKey(url, { dataDir, secretKey: newSecretKey }, () => {})).release()
})

test('a process whose connection was cut and whose key has become another one is told', async () => {
  const secretKey = Buffer.alloc(40, 9).toString('base64')
  const told = Promise.withResolvers<Error>()
  const { release } = await holdKey(url, { dataDir, secretKey }, told.resolve)
  await pool.query(`update sealing_key set key_check = '\\x01' where retired_at is null`)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'zhzz key' and datname = current_database()`)
  expect((await told.promise).message).toContain('is another one')
  await release()
})
