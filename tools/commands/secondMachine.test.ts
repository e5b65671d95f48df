import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { passBehavior } from '@zhzz/api/testing/testWorld.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { runningUrl } from '@zhzz/db/embedded/startServer.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { afterAll, expect, test } from 'vitest'
import { codes, endServer, freePort, type RunningServer, startServer } from '#kill/runningServer.ts'
import { attempt, signIn, type Writer } from '#kill/writers.ts'
import { typed } from './typed.ts'

const outer = mkdtempSync(join(tmpdir(), 'machines-'))
// Root's PostgreSQL runs as another user and must get into the folder.
chmodSync(outer, 0o755)
const first = join(outer, 'first')
const [plain, withKey] = [join(outer, 'plain.gz'), join(outer, 'withKey.gz')]
const BACKUP_PASSPHRASE = '一句很长的话, long enough'
const phone = '13812340001'
const slow = { timeout: 300_000 }

let companyId = ''
let owner: Writer
let numbers: string[] = []

afterAll(() => rmSync(outer, { recursive: true, force: true }))

test('a backup says where the key lies, and takes it along under a passphrase when asked', slow, async () => {
  const server = await start(first)
  try {
    owner = await signIn(server.origin, phone)
    expect(
      (await typed('admin', ['grant-plan', '--phone', phone, '--plan', 'team'], { DATA_DIR: first })).code,
    ).toBe(0)
    const pool = createPool(runningUrl(first) ?? '')
    const { rows } = await pool.query<{ id: string }>(
      `select company_id as id from contact where tenant_id is null and type = 'mobile' limit 1`,
    )
    await pool.end()
    companyId = rows[0]?.id ?? ''
    const key = { 'jwt-token': owner.token, 'idempotency-key': companyId }
    expect(await attempt(server.origin, member.unlock, { companyId }, key)).toMatchObject({ code: 200 })
    numbers = await readContacts(server, owner)
    expect(numbers.join()).toMatch(/\d{11}/)
    const said = await typed('backup', [plain], { DATA_DIR: first })
    expect(said.out).toContain(`the key is not in it: keep a copy of ${first}/secret.key (fingerprint `)
    const locked = await typed('backup', [withKey, '--with-key'], { DATA_DIR: first, BACKUP_PASSPHRASE })
    expect(locked).toMatchObject({ code: 0, out: expect.stringContaining('sealed with the passphrase') })
  } finally {
    await endServer(server)
  }
})

async function start(dataDir: string): Promise<RunningServer> {
  const settings = { SAMPLE_COMPANIES: '150', SMS_PER_PHONE_MINUTE: '10' }
  return startServer(dataDir, await freePort(), settings, ['--dev'])
}

async function readContacts(server: RunningServer, { token }: Writer): Promise<string[]> {
  const path = `${server.origin}${company.contacts.path}?id=${companyId}`
  const answer = await fetch(path, { headers: { 'jwt-token': token } })
  const { code, data }: { code: number; data: { contacts: { content: string }[] } } = JSON.parse(
    await answer.text(),
  )
  expect(code).toBe(200)
  return data.contacts.map(({ content }) => content).sort()
}

/** The person logs in on the new machine with the number, and reads what was unlocked on the old one. */
async function expectAllBack(dataDir: string) {
  codes.delete(phone)
  const server = await start(dataDir)
  try {
    const again = await signIn(server.origin, phone, await passOf(server.origin))
    expect(again).toMatchObject({ accountId: owner.accountId, tenantId: owner.tenantId })
    expect(await readContacts(server, again)).toEqual(numbers)
  } finally {
    await endServer(server)
  }
}

/** The number has asked for a code before, on the machine the backup is of. */
function passOf(origin: string): Promise<string> {
  return passBehavior({
    async call(endpoint, input) {
      const answer = await attempt(origin, endpoint, input, {})
      if (answer?.code !== 200) throw new Error(`${endpoint.name}: ${JSON.stringify(answer)}`)
      return { status: 200, failure: null, detail: null, data: answer.data }
    },
  })
}

function machine(name: string): string {
  const dataDir = join(outer, name)
  mkdirSync(dataDir)
  return dataDir
}

test(
  'without the key, or with another one or a wrong passphrase, a restore writes nothing',
  slow,
  async () => {
    const dataDir = machine('empty')
    const missing = await typed('restore', [plain], { DATA_DIR: dataDir })
    expect(missing).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`made in ${first}/secret.key on 20`),
    })
    const unasked = await typed('restore', [withKey], { DATA_DIR: dataDir })
    expect(unasked.err).toContain('set BACKUP_PASSPHRASE')
    const wrong = await typed('restore', [withKey], {
      DATA_DIR: dataDir,
      BACKUP_PASSPHRASE: 'another long sentence',
    })
    expect(wrong).toMatchObject({ code: 1, err: 'that is not the passphrase of this backup\n' })
    const SECRET_KEY = Buffer.alloc(32, 3).toString('base64')
    const other = await typed('restore', [withKey], { DATA_DIR: dataDir, BACKUP_PASSPHRASE, SECRET_KEY })
    expect(other).toMatchObject({
      code: 1,
      err: expect.stringContaining('SECRET_KEY is not the key of this backup'),
    })
    expect(readdirSync(dataDir)).toEqual([])
  },
)

test(
  'with the key handed over the same number finds the same account and what it unlocked',
  slow,
  async () => {
    const dataDir = machine('handedOver')
    copyFileSync(join(first, 'secret.key'), join(dataDir, 'secret.key'))
    expect(await typed('restore', [plain], { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' })
    await expectAllBack(dataDir)
  },
)

test(
  'with the passphrase the key comes out of the backup, and the one that was there is kept',
  slow,
  async () => {
    const dataDir = machine('passphrase')
    const former = Buffer.alloc(32, 4).toString('base64')
    writeFileSync(join(dataDir, 'secret.key'), former)
    expect(await typed('restore', [withKey], { DATA_DIR: dataDir, BACKUP_PASSPHRASE })).toMatchObject({
      code: 0,
    })
    const kept = readdirSync(dataDir).filter((name) => name.startsWith('secret.key.'))
    expect(kept.map((name) => readFileSync(join(dataDir, name), 'utf8'))).toEqual([former])
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(
      readFileSync(join(first, 'secret.key'), 'utf8'),
    )
    await expectAllBack(dataDir)
  },
)

test('neither backup holds the key in clear', () => {
  const key = Buffer.from(readFileSync(join(first, 'secret.key'), 'utf8'), 'base64')
  for (const file of [plain, withKey])
    for (const form of ['base64', 'hex'] as const)
      expect(gunzipSync(readFileSync(file)).includes(key.toString(form))).toBe(false)
})
