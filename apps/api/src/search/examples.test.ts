import { company } from '@zhzz/contract/company/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
await loadReference(database.pool)
clock.now = new Date('2026-11-21T17:00:00Z')

const inEnglish = { headers: { 'accept-language': 'en' } }

async function addFair(days: number, regionCode: string, topic: string, name: string) {
  const { id } = await addEdition(server, { days })
  const searchTokens = tokensText({ names: [name], regionCode })
  await db
    .updateTable('exhibitionEdition')
    .set({ name, regionCode, searchTokens })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('exhibitionSeries')
    .set({ industryCodes: [topic] })
    .where('id', '=', db.selectFrom('exhibitionEdition').where('id', '=', id).select('seriesId'))
    .execute()
  return id
}

test('without exhibitions to come there is no example', async () => {
  expect((await call(search.examples, {})).data).toEqual([])
})

test('each example finds what it is made of; those of the region asked for come first', async () => {
  await addFair(20, '310000', 'machine_tools', '上海国际机床展览会')
  await addFair(30, '440300', 'robotics', '深圳机器人博览会')
  const ofNorth = await addCompany(server, {
    facts: { regionCode: '320500', about: ['machine_tools'], hasCustomBooth: true },
  })
  await db.updateTable('company').set({ regionCode: '320500' }).where('id', '=', ofNorth.id).execute()
  const { id: listed } = await addEdition(server, { days: -3, entries: 1, companyId: ofNorth.id })
  await db
    .updateTable('exhibitor')
    .set({ boothType: 'custom', topicCodes: ['machine_tools'] })
    .where('editionId', '=', listed)
    .execute()

  const { data: sentences } = await call(search.examples, {})
  expect(sentences).toEqual(['12月上海的机床展', '苏州 机床 特装', '12月深圳的展会'])
  const [first = '', second = '', third = ''] = sentences
  for (const keyword of [first, third])
    expect((await call(search.all, { keyword })).data.exhibitions.total, keyword).toBe(1)
  expect((await call(search.conditions, { keyword: second })).data.conditions).toMatchObject([
    { kind: 'region', code: '320500' },
    { kind: 'topic', code: 'machine_tools' },
    { kind: 'customBooth' },
  ])
  const filters = { regionCodes: ['320500'], topicCodes: ['machine_tools'], hasCustomBooth: true }
  expect((await call(company.search, { filters })).data.list.map(({ id }) => id)).toEqual([ofNorth.id])

  expect((await call(search.examples, { regionCode: '440000' })).data[0]).toBe('12月深圳的机器人展')
  const english = (await call(search.examples, {}, inEnglish)).data
  expect(english).toHaveLength(2)
  for (const keyword of english) {
    expect(keyword).not.toMatch(/\p{Script=Han}/u)
    const { data } = await call(search.conditions, { keyword }, inEnglish)
    expect(data).toMatchObject({ conditions: [{ kind: 'topic' }, { kind: 'region' }], rest: '' })
  }
})
