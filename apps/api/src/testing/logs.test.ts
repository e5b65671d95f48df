import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { agreed, testServer } from '#testing/testServer.ts'
import { addCompany, passBehavior, signIn } from '#testing/testWorld.ts'

const logged: string[] = []
const write = (text: string) => void logged.push(text)
const streams = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
for (const stream of streams) stream.mockImplementation((text) => logged.push(String(text)) > 0)
const server = await testServer({ log: { info: write, warn: write, error: write } })
const { call, app, codes, database } = server

test('of a login, a wrong password, an unlock and an error nothing logged tells number, code, token or password', async () => {
  const person = await signIn(server, 'member')
  const { id, phones } = await addCompany(server)
  const unlocked = await call(member.unlock, { companyId: id }, person)
  expect(unlocked.data.contacts.map(({ content }) => content)).toEqual(phones)
  const password = '日志里不该有的密码'
  const tried = { userName: person.phone, password, agreementVersions: agreed.agreementVersions }
  expect((await call(account.userNamePasswordLoginBehavior, tried)).failure).toBe('wrongPassword')
  const code = codes.get(person.phone) ?? ''
  for (let at = 0; at < 5; at++)
    await call(account.phoneCodeLogin, { phone: person.phone, code: '111111', ...agreed })

  const behaviorToken = await passBehavior(server)
  await sql`alter table sms_code rename to sms_code_gone`.execute(database.db)
  const broken = [
    await call(account.phoneCodeLogin, { phone: person.phone, code, ...agreed }),
    await call(account.sendForgotPasswordCode, { phone: '12077770009', behaviorToken }),
  ]
  await sql`alter table sms_code_gone rename to sms_code`.execute(database.db)
  const left = await app.inject({
    url: `${company.detail.path}?id=${id}&phone=${person.phone}`,
    headers: { 'jwt-token': person.token },
  })
  expect(left.statusCode).toBe(200)
  expect(broken.map(({ failure }) => failure)).toEqual(['server', 'server'])
  expect(logged.filter((text) => text.includes('sms_code'))).toHaveLength(2)
  const secrets = [
    ...phones,
    person.phone,
    '12077770009',
    person.token,
    code,
    password,
    behaviorToken,
    '欧阳测试',
  ]
  for (const secret of secrets) expect(logged.filter((text) => text.includes(secret))).toEqual([])
})
