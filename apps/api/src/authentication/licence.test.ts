import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@zhzz/contract/account/calls.ts'
import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { expect, test } from 'vitest'
import { showAuthentication } from '#operate/showAuthentication.ts'
import { creditCode, handIn, picture, requestOf, verdict } from '#testing/handIn.ts'
import { joinTeam } from '#testing/joinTeam.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'
import { localStorage } from '#upload/localStorage.ts'
import { sweepFiles } from '#upload/sweep.ts'

const server = await testServer()
const { app, call, clock, database, files, sealing } = server
const { db } = database
const day = 86_400_000

test('the register is read by company and by code, and the operator sees where it differs', async () => {
  const who = await signIn(server)
  const known = await addCompany(server)
  const code = creditCode()
  await db
    .updateTable('company')
    .set({
      unifiedSocialCreditCode: code,
      legalRepresentative: '上官登记',
      registeredAddress: '登记地址 9 号',
    })
    .where('id', '=', known.id)
    .execute()
  const register = {
    companyId: known.id,
    name: known.name,
    unifiedSocialCreditCode: code,
    legalRepresentative: '上官登记',
    address: '登记地址 9 号',
  }
  for (const asked of [{ companyId: known.id }, { creditCode: code }])
    expect((await call(authentication.match, asked, who)).data).toEqual({ register, heldBy: null })
  const letter = await picture(server, who)
  const input = { unifiedSocialCreditCode: code, companyName: known.name, applicantRole: 'agent' as const }
  expect((await handIn(server, who, input)).failure).toBe('invalid')
  await handIn(server, who, { ...input, letterId: letter.id })
  const folder = mkdtempSync(join(tmpdir(), 'zhzz-licence-'))
  const shown = await showAuthentication(db, sealing, {
    request: await requestOf(server, who),
    pictures: folder,
    storage: localStorage(files),
  })
  expect(shown).toContain('≠ 上官登记')
  expect(shown).not.toContain(`≠ ${known.name}`)
  expect(shown).toContain(who.phone)
  expect(readdirSync(folder)).toHaveLength(2)
  rmSync(folder, { recursive: true })
  await verdict(server, who, { days: 365 })
  expect((await call(account.current, {}, who)).data.companyId).toBe(known.id)
})

test('a licence opens for the owner alone, stays on no device, and is kept for as long as it is needed', async () => {
  const owner = await signIn(server, 'team')
  const member = await joinTeam(server, owner, 'manager')
  const license = await picture(server, owner)
  await handIn(server, owner, { licenseId: license.id })
  const mine = (await call(authentication.current, {}, owner)).data.request?.license?.url ?? ''
  const opened = await app.inject({ url: mine })
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const theirs = (await call(authentication.current, {}, member)).data
  expect(theirs).toMatchObject({ authStatus: 1, isOwner: false, mayApply: false, request: null })
  expect((await call(authentication.sendCode, {}, member)).failure).toBe('forbidden')
  await db.updateTable('subAccount').set({ isOwner: false }).where('id', '=', owner.subAccountId).execute()
  expect((await app.inject({ url: mine })).statusCode).toBe(404)
  await db.updateTable('subAccount').set({ isOwner: true }).where('id', '=', owner.subAccountId).execute()
  const unused = await picture(server, owner)
  await sweepFiles(db, localStorage(files), new Date(clock.now.getTime() + 3 * day))
  const left = await db
    .selectFrom('uploadFile')
    .where('id', 'in', [license.id, unused.id])
    .select('id')
    .execute()
  expect(left).toEqual([{ id: license.id }])
  await db.deleteFrom('uploadFile').where('id', '=', license.id).execute()
  expect((await call(authentication.current, {}, owner)).data.request).toMatchObject({
    license: null,
    letter: null,
  })
})
