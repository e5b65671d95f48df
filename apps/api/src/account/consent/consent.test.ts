import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { agreementsInForce, versionsInForce } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { agreed, testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, codes, database } = server
const { db } = database
const versions = { ...versionsInForce }

test.each(agreementsInForce.map((one) => [one.page, one] as const))(
  'a changed text of %s has a new version: raise it in contract/account/agreements.ts with its sha256',
  async (page, { sha256 }) => {
    const path = join(import.meta.dirname, '../../../../h5/public/hybrid/html', page)
    expect(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ).toBe(sha256)
  },
)

test('a device agrees and withdraws; every occasion stays, with the text it was about', async () => {
  const device = 'device-one'
  const save = (action: 'agree' | 'withdraw', token?: string) =>
    call(account.saveConsent, { device, documents: ['privacyGuide'], versions, action }, { token })
  await save('agree')
  await save('withdraw')
  const rows = await db
    .selectFrom('consent')
    .where('deviceId', '=', device)
    .orderBy('createdAt')
    .select(['document', 'version', 'action', 'accountId', 'textHash'])
    .execute()
  expect(rows.map((row) => row.action)).toEqual(['agree', 'withdraw'])
  expect(rows[0]).toMatchObject({ document: 'privacyGuide', version: versions.privacyGuide, accountId: null })
  expect(rows[0]?.textHash).toHaveLength(32)
})

test('an account keeps its versions, is asked again when one rises, and may withdraw', async () => {
  const person = await signIn(server)
  const pending = async () => (await call(account.current, {}, person)).data.pendingAgreements
  expect(await pending()).toEqual([])
  const raise = JSON.stringify({ userAgreement: '0.9', privacyAgreement: versions.privacyAgreement })
  await db
    .updateTable('account')
    .set({ agreementVersions: raise })
    .where('id', '=', person.accountId)
    .execute()
  expect(await pending()).toEqual(['userAgreement'])
  const agree = { documents: ['userAgreement' as const], versions, action: 'agree' as const }
  const old = await call(account.saveConsent, { ...agree, versions: { userAgreement: '0.9' } }, person)
  expect(old.failure).toBe('agreementNeeded')
  expect((await call(account.saveConsent, agree, person)).failure).toBeNull()
  expect(await pending()).toEqual([])
  await call(account.saveConsent, { ...agree, documents: ['privacyAgreement'], action: 'withdraw' }, person)
  expect(await pending()).toEqual(['privacyAgreement'])
})

/** The code for a new number. */
async function ask(phone: string): Promise<string> {
  await call(account.sendLoginPhoneCode, { phone })
  return codes.get(phone) ?? ''
}

test('a new account says its age first, and until then nothing of it is kept', async () => {
  const phone = '12344440001'
  const { ageGroup, ...undeclared } = agreed
  const login = { phone, code: await ask(phone), ...undeclared }
  const asking = { ...login, ageGroup: 'toAsk' as const }
  expect((await call(account.phoneCodeLogin, asking)).failure).toBe('ageNeeded')
  const phoneHash = server.sealing.blindIndex(phone)
  const kept = () => db.selectFrom('account').where('phoneHash', '=', phoneHash).select('ageGroup').execute()
  expect(await kept()).toEqual([])
  const refused = Object({ ...login, ageGroup: 'child' })
  expect((await call(account.phoneCodeLogin, refused)).failure).toBe('invalid')
  expect((await call(account.phoneCodeLogin, { ...login, ageGroup })).data.isNew).toBe(true)
  expect(await kept()).toEqual([{ ageGroup: 'adult' }])
})

test('from 16 to 18 a guardian agrees by a code to another number', async () => {
  const [phone, guardianPhone] = ['12344440002', '12344440003']
  const login = { phone, code: await ask(phone), ...agreed, ageGroup: 'minor' as const }
  expect((await call(account.phoneCodeLogin, login)).failure).toBe('guardianNeeded')
  await call(account.sendGuardianCode, { phone: guardianPhone })
  const guardian = { phone: guardianPhone, code: codes.get(guardianPhone) ?? '' }
  const own = { phone, code: login.code }
  expect((await call(account.phoneCodeLogin, { ...login, guardian: own })).failure).toBe('guardianNeeded')
  const wrong = { ...guardian, code: guardian.code === '111111' ? '222222' : '111111' }
  const missed = await call(account.phoneCodeLogin, { ...login, guardian: wrong })
  expect(missed).toMatchObject({ failure: 'wrongCode', detail: { of: 'guardian' } })
  const entered = await call(account.phoneCodeLogin, { ...login, guardian })
  expect(entered.data.isNew).toBe(true)
  const { accountId } = (await call(account.current, {}, { token: entered.data.token ?? '' })).data
  const consent = await db
    .selectFrom('guardianConsent')
    .where('accountId', '=', accountId)
    .select('phoneMask')
    .execute()
  expect(consent).toEqual([{ phoneMask: '123****0003' }])
})
