import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
await loadReference(database.pool)
clock.now = new Date('2026-11-21T04:00:00Z')

type Entry = {
  name: string
  booth?: string
  type?: 'custom' | 'raw' | 'standard'
  area?: number
  region?: string
  companyId?: string
  first?: boolean
}

async function listed(entries: Entry[], { seriesId, days = 10 }: { seriesId?: string; days?: number } = {}) {
  const made = await addEdition(server, { days, ...(seriesId && { seriesId }) })
  const ids: Record<string, string> = {}
  for (const { name, booth = '', type, area, region, companyId, first } of entries) {
    const id = uuid()
    ids[name] = id
    await db
      .insertInto('exhibitor')
      .values({
        id,
        editionId: made.id,
        listedName: name,
        boothNo: booth,
        boothType: type ?? 'unknown',
        boothArea: area ?? null,
        regionCode: region ?? null,
        companyId: companyId ?? null,
        isFirstTime: first ?? null,
        dataSource: '测试',
      })
      .execute()
  }
  await db
    .updateTable('exhibitionEdition')
    .set({ listedExhibitorCount: entries.length, exhibitorListStatus: 'published' })
    .where('id', '=', made.id)
    .execute()
  return { ...made, ids }
}

type Asked = Parameters<typeof call<typeof exhibition.exhibitors>>[1]
type Who = { token?: string }

async function names(asked: Asked, who: Who = {}): Promise<string[]> {
  const { data } = await call(exhibition.exhibitors, asked, who)
  return data.list.map(({ listedName }) => listedName)
}

const company = await addCompany(server)
const fair = await listed([
  { name: '十号', booth: '8.1H-A10', type: 'custom', area: 36, region: '310000', first: true },
  { name: '二号', booth: '8.1H-A2', type: 'raw', area: 150, region: '320500', first: false },
  { name: '两处', booth: '8.1H-A3; 8.1H-B1', type: 'standard', area: 9, companyId: company.id },
  { name: '大厅', booth: '10H-A1', area: 17.9, region: '320000' },
  { name: '未定' },
])
const editionId = fair.id

test('booths in the order of a walk, page by page; entries without a booth last', async () => {
  const walk = ['二号', '两处', '十号', '大厅', '未定']
  expect(await names({ editionId })).toEqual(walk)
  const first = await call(exhibition.exhibitors, { editionId, limit: 2 })
  const second = await call(exhibition.exhibitors, { editionId, limit: 3, cursor: first.data.cursor ?? '' })
  const rows = [...first.data.list, ...second.data.list]
  expect(rows.map(({ listedName }) => listedName)).toEqual(walk)
})

test('a booth is found however its number is written', async () => {
  for (const keyword of ['8.1H-A10', '8.1H A10', '8.1HA10', '８.１ｈ－Ａ１０', '81ha10'])
    expect(await names({ editionId, keyword }), keyword).toEqual(['十号'])
  expect(await names({ editionId, keyword: 'B1' })).toEqual(['两处'])
})

test('an entry counts in every pavilion it stands in; another venue than that of the edition is named', async () => {
  const { id, ids } = await listed([
    { name: '两馆', booth: 'H2-B1; Z1A-603' },
    { name: '一馆', booth: 'H2-B2' },
    { name: '无馆' },
  ])
  await db.updateTable('exhibitionEdition').set({ venueText: '甲馆' }).where('id', '=', id).execute()
  const booth = (name: string, position: number, venueText: string, pavilionCode: string | null) =>
    db
      .insertInto('booth')
      .values({ exhibitorId: ids[name] ?? '', position, venueText, pavilionCode, boothNo: `${position}` })
      .execute()
  await booth('两馆', 1, '甲馆', 'H2')
  await booth('两馆', 2, '乙堂', '海科厅')
  await booth('两馆', 3, '丙中心', null)
  await booth('一馆', 1, '甲馆', 'H2')
  const { data } = await call(exhibition.exhibitors, { editionId: id })
  expect(data.pavilions).toEqual([
    { code: 'H2', count: 2 },
    { code: '丙中心', count: 1 },
    { code: '乙堂 海科厅', count: 1 },
  ])
  expect(data.list.map(({ pavilionName }) => pavilionName)).toEqual(['H2、乙堂 海科厅、丙中心', 'H2', null])
  expect(data.list.map(({ firstPavilion }) => firstPavilion)).toEqual(['H2', 'H2', null])
  expect(await names({ editionId: id, pavilions: ['乙堂 海科厅'] })).toEqual(['两馆'])
  expect(await names({ editionId: id, pavilions: ['丙中心', 'H2'] })).toEqual(['两馆', '一馆'])
  expect(await names({ editionId: id, keyword: 'z1a603' })).toEqual(['两馆'])
})

test('the walk goes pavilion by pavilion, each headed by how many of the found stand there first', async () => {
  const { id, ids } = await listed([
    { name: '远', booth: 'A1' },
    { name: '近', booth: 'A10' },
    { name: '邻', booth: 'A2', type: 'custom' },
    { name: '无馆', booth: 'A0' },
  ])
  for (const [name, pavilionCode] of [
    ['远', 'H10'],
    ['近', 'H2'],
    ['邻', 'H2'],
  ] as const)
    await db
      .insertInto('booth')
      .values({ exhibitorId: ids[name] ?? '', position: 1, pavilionCode })
      .execute()
  const heads = async (asked: Partial<Asked>) =>
    (await call(exhibition.exhibitors, { editionId: id, ...asked })).data.heads
  expect(await names({ editionId: id })).toEqual(['邻', '近', '远', '无馆'])
  expect(await heads({})).toEqual([
    { pavilion: 'H2', count: 2 },
    { pavilion: 'H10', count: 1 },
    { pavilion: null, count: 1 },
  ])
  expect(await heads({ boothTypes: ['custom'] })).toEqual([{ pavilion: 'H2', count: 1 }])
  expect(await heads({ sort: 'name' })).toEqual([])
  const first = (await call(exhibition.exhibitors, { editionId: id, limit: 3 })).data
  const { data } = await call(exhibition.exhibitors, { editionId: id, limit: 3, cursor: first.cursor ?? '' })
  expect([data.list.map(({ listedName }) => listedName), data.heads]).toEqual([['无馆'], []])
})

test('areas have a lower border that counts, places hold their cities', async () => {
  expect(await names({ editionId, areaBands: ['36to72'] })).toEqual(['十号'])
  expect(await names({ editionId, areaBands: ['under18', 'over150'] })).toEqual(['二号', '两处', '大厅'])
  expect(await names({ editionId, regionCodes: ['320000'] })).toEqual(['二号', '大厅'])
  expect(await names({ editionId, regionCodes: ['310000'], areaBands: ['under18'] })).toEqual([])
})

test('counts are those of the whole list, whatever is filtered', async () => {
  const { data } = await call(exhibition.exhibitors, { editionId, keyword: '十号' })
  expect(data.counts).toEqual({ all: 5, customBuilt: 2, firstTime: 1, targets: null, visited: null })
})

test('targets and visits are of one person; states must all hold; a visitor is asked to sign in', async () => {
  const [me, other] = [await signIn(server), await signIn(server)]
  const at = clock.now.toISOString()
  const marks = [
    { exhibitorId: fair.ids['二号'] ?? '', state: 'visited' as const, at },
    { exhibitorId: fair.ids['两处'] ?? '', state: 'todo' as const, at },
  ]
  expect((await call(exhibition.markTargets, { marks }, me)).data).toEqual({ kept: 2 })
  expect(await names({ editionId, states: ['target'] }, me)).toEqual(['二号', '两处'])
  expect(await names({ editionId, states: ['visited'] }, me)).toEqual(['二号'])
  expect(await names({ editionId, states: ['target', 'notVisited'] }, me)).toEqual(['两处'])
  expect(await names({ editionId, states: ['target'] }, other)).toEqual([])
  const { data } = await call(exhibition.exhibitors, { editionId }, me)
  expect(data.counts).toMatchObject({ targets: 2, visited: 1 })
  expect(data.list.map(({ target }) => target)).toEqual(['visited', 'todo', null, null, null])
  expect((await call(exhibition.exhibitors, { editionId, states: ['target'] })).failure).toBe('signedOut')
})

test('of two marks the later tap stays, in whatever order they arrive; a clock ahead counts as now', async () => {
  const me = await signIn(server)
  const exhibitorId = fair.ids['大厅'] ?? ''
  const mark = async (state: 'none' | 'todo' | 'visited', minutes: number) => {
    const at = new Date(clock.now.getTime() + minutes * 60_000).toISOString()
    return (await call(exhibition.markTargets, { marks: [{ exhibitorId, state, at }] }, me)).data.kept
  }
  expect(await mark('visited', -1)).toBe(1)
  expect(await mark('todo', -5)).toBe(0)
  expect(await mark('none', -5)).toBe(0)
  expect(await names({ editionId, states: ['visited'] }, me)).toEqual(['大厅'])
  expect(await mark('todo', 600)).toBe(1)
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect(await mark('none', 0)).toBe(1)
  expect(await names({ editionId, states: ['target'] }, me)).toEqual([])
  const marks = [{ exhibitorId: uuid(), state: 'todo' as const, at: clock.now.toISOString() }]
  expect((await call(exhibition.markTargets, { marks }, me)).data).toEqual({ kept: 0 })
})

test('who is new against the list before, and who stood only there', async () => {
  const then = await listed(
    [
      { name: '曾来', booth: 'A1' },
      { name: '常客', booth: 'A2' },
      { name: '旧名', companyId: company.id },
    ],
    { days: -300 },
  )
  const now = await listed([{ name: '常客' }, { name: '新名', companyId: company.id }, { name: '初来' }], {
    seriesId: then.seriesId,
  })
  expect(await names({ editionId: now.id, change: 'added' })).toEqual(['初来'])
  const { data } = await call(exhibition.exhibitors, { editionId: now.id, change: 'lost' })
  expect(data.list.map(({ listedName }) => listedName)).toEqual(['曾来'])
  expect(data.shownEditionName).toBe(then.name)
  const { exhibitorChange } = (await call(exhibition.detail, { id: now.id })).data
  expect(exhibitorChange).toMatchObject({ added: 1, lost: 1 })
})
