import { createHash } from 'node:crypto'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { agreed, testServer } from '#testing/testServer.ts'

const server = await testServer()
const { call, codes, database } = server
const ip = '203.0.113.77'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('no address that is kept can be found again by trying all addresses', async () => {
  const phone = '12700001234'
  await call(account.sendLoginPhoneCode, { phone }, { ip })
  await call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed }, { ip })
  await call(company.search, { keyword: '激光' }, { ip })
  const { rows } = await database.pool.query(`
    select encode(ip_hash, 'hex') as kept from login_session union all
    select encode(ip_hash, 'hex') from consent union all
    select encode(searcher, 'hex') from search_day`)
  expect(rows.length).toBeGreaterThan(2)
  const networks = [ip, '203.0.113', '203.0.113.0/24']
  const guesses = networks.flatMap((text) => [sha256(text), sha256(`ip ${text}`)])
  for (const { kept } of rows) {
    expect(kept).toHaveLength(64)
    expect(guesses).not.toContain(kept)
  }
})
