import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { Client } from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { usualLive } from '#settings/live.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

// What is set in the console is not followed: looking for it is no statement of a call.
const server = await testServer({ live: () => usualLive })
const { call } = server
const viewer = await signIn(server)
const { id } = await addCompany(server)

/** Statements of a call, one after the other, with those of the session, the transaction and the security log. */
async function statementsOf(ask: () => Promise<{ failure: string | null }>): Promise<number> {
  const asked = vi.spyOn(Client.prototype, 'query')
  try {
    expect((await ask()).failure).toBeNull()
    return asked.mock.calls.length
  } finally {
    asked.mockRestore()
  }
}

beforeAll(async () => {
  await call(company.detail, { id }, viewer)
})

/** The calls that a person waits for most. Fewer is better: the number goes down with them. */
test.each([
  ['company.detail', 17, () => call(company.detail, { id }, viewer)],
  ['company.detail of a visitor', 11, () => call(company.detail, { id })],
  ['member.unlockPreview', 4, () => call(member.unlockPreview, { companyId: id }, viewer)],
  ['member.unlock', 15, () => call(member.unlock, { companyId: id }, { ...viewer, key: uuid() })],
  [
    'member.unlock of what is unlocked',
    10,
    () => call(member.unlock, { companyId: id }, { ...viewer, key: uuid() }),
  ],
  ['company.contacts', 7, () => call(company.contacts, { id }, viewer)],
])('%s takes %i statements', async (_, many, ask) => {
  expect(await statementsOf(ask)).toBe(many)
})
