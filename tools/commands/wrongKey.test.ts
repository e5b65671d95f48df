import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFile } from '@zhzz/db/key/keyFile.ts'
import { openSealing } from '@zhzz/db/key/openSealing.ts'
import { connect } from '@zhzz/db/pool.ts'
import { fingerprint, keyCheck, type Sealing } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands, typed } from './typed.ts'

const outer = mkdtempSync(join(tmpdir(), 'wrong-key-'))
afterAll(() => rmSync(outer, { recursive: true, force: true }))
const folder = (name: string) => mkdtempSync(join(outer, `${name}-`))
const [right, wrong, none] = [folder('right'), folder('wrong'), folder('none')]
const backup = join(outer, 'one.gz')
const list = join(outer, 'companies.csv')
const slow = { timeout: 240_000 }

const { url, pool } = await testDatabase()
const SAMPLE = 'off'

async function open(): Promise<Sealing> {
  const client = await connect(url)
  try {
    return await openSealing(client, { dataDir: right })
  } finally {
    await client.end()
  }
}

const masterOf = (dataDir: string) => Buffer.from(readFileSync(keyFile(dataDir), 'utf8'), 'base64')

beforeAll(async () => {
  await open()
  writeFileSync(keyFile(wrong), Buffer.alloc(32, 6).toString('base64'))
  writeFileSync(list, '企业名称\n上海一家会展有限公司\n')
  const { code, err } = await typed('backup', [backup], { DATABASE_URL: url, DATA_DIR: right })
  if (code !== 0) throw new Error(err)
}, slow.timeout)

/** All that stands in the database, to see that nothing was changed. */
async function everything() {
  const { rows } = await pool.query(
    `select (select count(*) from company) as companies, (select count(*) from region) as regions,
       (select json_agg(k order by id) from sealing_key k) as keys`,
  )
  return rows
}

const every: [string, string[]][] = [
  ['start', []],
  ['import', ['companies', list]],
  ['sample', []],
  ['admin', ['show', '--phone', '13800000000']],
  ['admin', ['rotate-key']],
  ['backup', [join(outer, 'none.gz')]],
  ['restore', [backup, '--force']],
  ['predict', ['run']],
]

test.each(every)(
  'npm run %s %j refuses another key and a missing one, and says where the right one lies',
  slow,
  async (name, args) => {
    const before = await everything()
    const check = keyCheck(masterOf(right))
    const refused = async (dataDir: string) => {
      const files = readdirSync(dataDir)
      const { code, out, err } = await typed(name, args, { DATABASE_URL: url, DATA_DIR: dataDir, SAMPLE })
      expect(code).toBe(1)
      const said = `${out}${err}`
      expect(said).toContain(`fingerprint ${fingerprint(check)}, made in ${keyFile(right)} on 20`)
      expect(said).toContain(dataDir === wrong ? keyFile(wrong) : 'here')
      expect(said.split('\n').filter((line) => line.includes('fingerprint'))).toHaveLength(1)
      expect(said).not.toMatch(/^ {4}at /m)
      expect(readdirSync(dataDir)).toEqual(files)
    }
    // A key is changed while nobody else works with the database, another who changes it neither.
    if (args.includes('rotate-key')) for (const dataDir of [wrong, none]) await refused(dataDir)
    else await Promise.all([wrong, none].map(refused))
    expect(await everything()).toEqual(before)
    expect(readdirSync(outer)).not.toContain('none.gz')
  },
)

test(
  'a rotation killed in the middle shuts everybody out, and comes to its end when run again',
  slow,
  async () => {
    const { encrypt, blindIndex } = await open()
    const numbers = Array.from({ length: 12_000 }, (_, at) => `139${String(at).padStart(8, '0')}`)
    await pool.query(
      `insert into account (id, phone_enc, phone_hash, phone_mask)
     select gen_random_uuid(), enc, hash, '' from unnest($1::bytea[], $2::bytea[]) as made (enc, hash)`,
      [numbers.map((number) => encrypt(number)), numbers.map((number) => blindIndex(number))],
    )
    const done = async () => {
      const { rows } = await pool.query<{ n: number }>(
        'select count(*)::int as n from account where get_byte(phone_enc, 0) = 2',
      )
      return rows[0]?.n ?? 0
    }
    const words = commands.find(({ name }) => name === 'admin')?.words ?? []
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: right }
    const rotation = spawn(process.execPath, [...words, 'rotate-key'], { env, stdio: 'ignore' })
    const ended = once(rotation, 'close')
    while (rotation.exitCode === null && (await done()) === 0);
    rotation.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
    const middle = await done()
    expect(middle).toBeGreaterThan(0)
    expect(middle).toBeLessThan(numbers.length)

    const where = { DATABASE_URL: url, DATA_DIR: right, SAMPLE }
    const shut = await typed('start', [], where)
    expect(shut).toMatchObject({ code: 1, err: expect.stringContaining('rotate-key goes on with it') })
    expect((await typed('backup', [join(outer, 'half.gz')], where)).code).toBe(1)

    const finished = await typed('admin', ['rotate-key'], where)
    expect(finished).toMatchObject({ code: 0, out: expect.stringContaining('is now number 2') })
    expect(await done()).toBe(numbers.length)
    const { blindIndex: anew, decrypt } = await open()
    const { rows } = await pool.query<{ phone_enc: Buffer; phone_hash: Buffer }>(
      'select phone_enc, phone_hash from account',
    )
    expect(rows.map((row) => decrypt(row.phone_enc)).sort()).toEqual(numbers)
    expect(rows.filter((row) => !anew(decrypt(row.phone_enc)).equals(row.phone_hash))).toEqual([])
    expect(readdirSync(right).sort()).toEqual(['secret.key', 'secret.key.1'])
  },
)
