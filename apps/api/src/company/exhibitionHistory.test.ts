import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()

test('what is over stands with the newest first, what is to come with the soonest first', async () => {
  const who = await signIn(server, 'member')
  const { id } = await addCompany(server)
  for (const days of [40, -200, 12, -30, 90]) await addEdition(server, { days, entries: 1, companyId: id })
  const days = async (tab: 'past' | 'upcoming', limit: number) => {
    const first = await server.call(company.exhibitionHistory, { id, tab, limit }, who)
    const { cursor } = first.data
    const rest =
      cursor === null ? null : await server.call(company.exhibitionHistory, { id, tab, limit, cursor }, who)
    return [...first.data.list, ...(rest?.data.list ?? [])].map(({ startDate }) => startDate)
  }
  const coming = await days('upcoming', 2)
  expect(coming).toHaveLength(3)
  expect(coming).toEqual(coming.toSorted())
  const past = await days('past', 1)
  expect(past).toHaveLength(2)
  expect(past).toEqual(past.toSorted().toReversed())
})
