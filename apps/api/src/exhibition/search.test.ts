import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
await loadReference(database.pool)
clock.now = new Date('2026-11-21T04:00:00Z')

type Made = { days: number; organizer?: string; region?: string; topic?: string; overseas?: number }
async function edition({ days, organizer, region, topic, overseas }: Made) {
  const made = await addEdition(server, { days })
  await db
    .updateTable('exhibitionEdition')
    .set({ regionCode: region ?? null, endDate: dayOf(days + 2) })
    .where('id', '=', made.id)
    .execute()
  if (topic)
    await db
      .updateTable('exhibitionSeries')
      .set({ industryCodes: [topic] })
      .where('id', '=', made.seriesId)
      .execute()
  if (organizer)
    await db
      .insertInto('editionOrganization')
      .values({ id: uuid(), editionId: made.id, name: organizer, role: 'organizer' })
      .execute()
  const figures = { exhibitor_count: 100, visitor_count: 1000, overseas_visitor_count: 60 }
  if (overseas !== undefined)
    for (const [metric, value] of Object.entries({ ...figures, overseas_exhibitor_count: overseas }))
      await db
        .insertInto('editionMetric')
        .values({ editionId: made.id, metric, value, unit: '家', basis: 'published', source: '测试' })
        .execute()
  return made.id
}

function dayOf(days: number): string {
  return dayAfter(shanghaiDay(clock.now), days)
}

const soon = await edition({ days: 1, organizer: '甲展览公司', overseas: 9 })
const later = await edition({ days: 20, organizer: '乙_展览公司', overseas: 10, topic: 'machine_tools' })
const last = await edition({ days: 40, organizer: '甲展览公司', region: '310000', topic: 'automation' })

async function found(input: Parameters<typeof call<typeof exhibition.search>>[1], token?: string) {
  const { data } = await call(exhibition.search, input, { ...(token && { token }) })
  return data.list.map(({ id }) => id)
}

test('主办单位 by name, 国际展 by its figures', async () => {
  expect(await found({ filters: { organizers: ['甲展览公司'] } })).toEqual([soon, last])
  const { data } = await call(exhibition.search, { filters: { isInternational: true } })
  expect(data.list).toMatchObject([{ id: later, isInternational: true }])
  const all = await call(exhibition.search, {})
  expect(all.data.list.map(({ isInternational }) => isInternational)).toEqual([false, true, null])
})

test('organisers are found by a piece of the name, those of most editions first', async () => {
  const names = async (keyword: string) => (await call(exhibition.organizers, { keyword })).data
  expect(await names('展览')).toEqual([
    { name: '甲展览公司', editionCount: 2 },
    { name: '乙_展览公司', editionCount: 1 },
  ])
  expect(await names('_展')).toEqual([{ name: '乙_展览公司', editionCount: 1 }])
  expect(await names('%')).toEqual([])
})

test('热度: what most people marked first; 匹配度: topics and places of the profile first', async () => {
  for (const [id, times] of [
    [last, 2],
    [later, 1],
  ] as const)
    for (let at = 0; at < times; at++) {
      const { token } = await signIn(server)
      await call(
        member.toggleFavorite,
        { objectType: 'exhibition', objectId: id, favorited: true },
        { token },
      )
    }
  expect(await found({ sort: 'heat' })).toEqual([last, later, soon])
  const first = await call(exhibition.search, { sort: 'heat', limit: 1 })
  const { cursor } = first.data
  if (cursor === null) throw new Error('one page only')
  expect(await found({ sort: 'heat', limit: 1, cursor })).toEqual([later])

  const { token, subAccountId } = await signIn(server)
  expect(await found({ sort: 'match' }, token)).toEqual([soon, later, last])
  await db
    .updateTable('subAccount')
    .set({ cityCodes: ['310000'], industryCodes: ['machinery'] })
    .where('id', '=', subAccountId)
    .execute()
  expect(await found({ sort: 'match' }, token)).toEqual([last, later, soon])
})

test('a month as a calendar: every day of an edition counts, other filters hold', async () => {
  const month = dayOf(1).slice(0, 7)
  const days = async (filters: object) =>
    (await call(exhibition.calendar, { month, filters })).data.map(({ day, count }) => `${day} ${count}`)
  expect(await days({ from: '2000-01-01', to: '2000-01-02' })).toEqual([
    '2026-11-22 1',
    '2026-11-23 1',
    '2026-11-24 1',
  ])
  expect(await days({ organizers: ['乙_展览公司'] })).toEqual([])
  expect((await call(exhibition.calendar, { month: '2026-12' })).data).toEqual(
    [11, 12, 13, 31].map((day) => ({ day: `2026-12-${day}`, count: 1 })),
  )
  expect((await call(exhibition.calendar, { month, searchType: 'MY_COLLECT' })).failure).toBe('signedOut')
})

test('a fair is found by the parts of its short name: the place, the trade by any of its names', async () => {
  const named = async (name: string, region: string, topic: string) => {
    const made = await addEdition(server, { days: 5 })
    const tokens = tokensText({ names: [name], regionCode: region })
    await db
      .updateTable('exhibitionEdition')
      .set({ name, regionCode: region, searchTokens: sql`${tokens}::tsvector` })
      .where('id', '=', made.id)
      .execute()
    await db
      .updateTable('exhibitionSeries')
      .set({ industryCodes: [topic] })
      .where('id', '=', made.seriesId)
      .execute()
    return made.id
  }
  const chinese = await named('上海国际机器人展', '310000', 'automation')
  const english = await named('Shanghai International Robot Expo', '310000', 'automation')
  const elsewhere = await named('深圳国际机器人展', '440300', 'automation')
  const other = await named('上海国际家具展', '310000', 'furniture')
  const keyword = (text: string) => found({ keyword: text, filters: { from: dayOf(5), to: dayOf(6) } })
  expect((await keyword('上海机器人展')).toSorted()).toEqual([chinese, english].toSorted())
  expect(await keyword('机器人展')).toContain(elsewhere)
  expect(await keyword('上海家具展')).toEqual([other])
  const { data } = await call(exhibition.search, { keyword: '上海家具展' })
  expect(data.list.map(({ tile }) => tile)).toEqual([{ word: '家具', hue: 12 }])
})
