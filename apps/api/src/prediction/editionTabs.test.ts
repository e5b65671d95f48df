import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { addPredicted } from '#prediction/testRun.ts'
import { testServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database } = server
// A builder calls from 120 to 35 days before the first day, a forwarder from 75 to 20.
const opensLater = await addPredicted(server, { days: 130, companies: 2 })
const wide = await addPredicted(server, { days: 110, companies: 2 })
const tooLate = await addPredicted(server, { days: 30, companies: 2 })
const closing = await addPredicted(server, { days: 38, companies: 12 })
const begun = await addPredicted(server, { days: -3, companies: 2 })
const published = await addPredicted(server, { days: 60, companies: 2 })
const unknown = await addPredicted(server, { days: 50, companies: 2 })
await database.db
  .updateTable('exhibitionEdition')
  .set({ exhibitorListStatus: 'published' })
  .where('id', '=', published.edition.id)
  .execute()
await database.db
  .updateTable('predictionEdition')
  .set({ lackCode: 'oneEarlierList' })
  .where('editionId', '=', unknown.edition.id)
  .execute()

type Added = { edition: { id: string } }
const ids = (...added: Added[]) => added.map(({ edition }) => edition.id)
async function asked(input: object, person: { token: string }) {
  const { data } = await call(prediction.editions, input, person)
  return data.list.map(({ edition }) => edition.id)
}

test('推荐 begins with what closes soonest for the seller, then what opens soonest, and ends with what has no prediction', async () => {
  const person = await signIn(server)
  expect(await asked({}, person)).toEqual(ids(closing, wide, opensLater, unknown))
  // A forwarder is still in time for what is too late for a builder.
  expect(await asked({ seller: 'forwarder' }, person)).toEqual(
    ids(tooLate, closing, wide, opensLater, unknown),
  )
})

test('回看 holds what is too late, what is published and what has begun, and every order keeps to its tab', async () => {
  const person = await signIn(server)
  expect(await asked({ tab: 'past' }, person)).toEqual(ids(published, tooLate, begun))
  expect(await asked({ tab: 'past', seller: 'forwarder' }, person)).toEqual(ids(published, begun))
  for (const sort of ['startDate', 'highCount', 'matchedCount', 'contactWindow'] as const) {
    expect((await asked({ sort }, person)).toSorted()).toEqual(
      ids(closing, wide, opensLater, unknown).toSorted(),
    )
    expect((await asked({ tab: 'past', sort }, person)).toSorted()).toEqual(
      ids(published, tooLate, begun).toSorted(),
    )
  }
})

test('walked through one by one, both tabs are the same lists', async () => {
  const person = await signIn(server)
  for (const tab of ['recommended', 'past'] as const) {
    const walked: string[] = []
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const { data } = await call(prediction.editions, { tab, limit: 1, ...(cursor && { cursor }) }, person)
      walked.push(...data.list.map(({ edition }) => edition.id))
      cursor = data.cursor ?? undefined
    }
    expect(walked).toEqual(await asked({ tab }, person))
  }
})

test('a visitor sees numbers and windows of the first ones, and nothing that names one', async () => {
  const { data } = await call(prediction.editions, {})
  expect(data).toMatchObject({ list: [], total: 4, access: { level: 'count', reason: 'signIn' } })
  expect(data.unnamed).toHaveLength(3)
  expect(data.unnamed[0]).toMatchObject({ predictedCount: 12, highCount: 3, midCount: 5, lowCount: 4 })
  expect(data.unnamed[0]?.windows).toHaveLength(4)
  const { body } = await raw(prediction.editions, {})
  for (const { edition } of [closing, wide, opensLater]) {
    expect(body).not.toContain(edition.id)
    expect(body).not.toContain(edition.name)
  }
  expect((await call(prediction.editions, {}, await signIn(server))).data.unnamed).toEqual([])
})

test('the counts of the head are those of the rows, as the filters find them, also once some are listed', async () => {
  const member = await signIn(server, 'member')
  const editionId = closing.edition.id
  const listed = closing.ranked[7]
  await database.pool.query(
    `insert into exhibitor (id, edition_id, company_id, match_status, listed_name, data_source)
     values (gen_random_uuid(), $1, $2, 'matched', $3, '测试')`,
    [editionId, listed?.id, listed?.name],
  )
  const { data } = await call(prediction.companies, { editionId, limit: 1 }, member)
  expect(data.head).toMatchObject({ predictedCount: 12, highCount: 5, midCount: 3, lowCount: 4 })
  expect(data.neverHereCount).toBe(9)
  const found = async (filters: object) =>
    (await call(prediction.companies, { editionId, filters }, member)).data.total
  expect(await found({ bands: ['high'] })).toBe(5)
  expect(await found({ bands: ['mid'] })).toBe(3)
  expect(await found({ bands: ['low'] })).toBe(4)
  expect(await found({ newOrOld: 'new' })).toBe(9)
})
