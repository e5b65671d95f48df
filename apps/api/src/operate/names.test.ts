import type { Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { undo } from '@zhzz/import/journal/undo.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { readKeyword } from '#search/readKeyword.ts'
import { link } from '#security/chain.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, sealing } = server
await loadReference(database.pool)
const clerk = await addOperator(server, ['data'])
const none = { 'zh-Hans': '', 'zh-Hant': '', en: '', fr: '', es: '' }
const said = { source: '国家统计局', reason: '与国家标准英文版一致' }

type Put = Request<typeof operate.putNameRight>
const put = (type: string, code: string, names: Partial<Put['names']>) =>
  call(operate.putNameRight, { type, code, names: { ...none, ...names }, ...said }, clerk)
const entry = async (type: string, code: string) =>
  (await call(operate.dictionaryEntry, { type, code }, clerk)).data
const listed = async (locale: 'zh-Hans' | 'en', type: string) =>
  (await call(reference.getTreeDictionaryByTypeList, { typeList: [type], locale }, {})).data[type] ?? []
const topicOf = async (keyword: string) =>
  (await readKeyword(database.db, keyword, { locale: 'en', now: new Date() })).conditions.flatMap((each) =>
    'code' in each ? [each.code] : [],
  )

test('dictionaries are counted, entries found by code and by any name, page by page', async () => {
  const { list } = (await call(operate.dictionaries, {}, clerk)).data
  expect(list.find(({ type }) => type === 'industry')).toEqual({
    type: 'industry',
    entries: 117,
    withoutEnglish: 0,
    putRight: 0,
  })
  const find = async (input: Omit<Request<typeof operate.dictionaryEntries>, 'type'>) =>
    (await call(operate.dictionaryEntries, { type: 'industry', ...input }, clerk)).data
  const codes = async (words: string) => (await find({ words })).list.map(({ code }) => code)
  expect(await codes('general equipment')).toEqual(['34'])
  expect(await codes('通用设备')).toEqual(['34'])
  expect(await codes('34')).toEqual(['34'])
  // Names are looked through, not the languages they are of.
  expect(await codes('zh-Hans')).toEqual([])
  const third = await find({ page: 3 })
  expect([third.total, third.list.length]).toEqual([117, 17])
  const answer = await call(operate.dictionaryEntries, { type: 'no_such' }, clerk)
  expect(answer.failure).toBe('notFound')
})

test('an entry without an English name is counted and filtered', async () => {
  const type = 'exhibition_status'
  await database.pool.query(
    `insert into dictionary_item (type, code, label_zh_hans, label_zh_hant, label_en, label_fr, label_es)
     values ($1, 'own', '待定', '待定', '待定', '', '')`,
    [type],
  )
  const { list } = (await call(operate.dictionaries, {}, clerk)).data
  expect(list.find((each) => each.type === type)?.withoutEnglish).toBe(1)
  const found = await call(operate.dictionaryEntries, { type, only: 'withoutEnglish' }, clerk)
  expect(found.data.list.map(({ code }) => code)).toEqual(['own'])
  expect((await entry(type, 'own')).brought).toBeNull()
  expect((await put(type, 'own', { en: 'To be settled' })).failure).toBe('notFound')
})

test('a name that was put right is shown and found at once, also after a start, beside the one that is brought; it is taken back', async () => {
  const type = 'exhibition_industry'
  const [first] = await listed('en', type)
  const { code = '', label = '' } = first ?? {}
  expect(await topicOf('Zymurgy')).toEqual([])
  const before = await entry(type, code)
  await put(type, code, { en: 'Zymurgy' })
  await loadReference(database.pool)
  expect((await listed('en', type))[0]?.label).toBe('Zymurgy')
  expect(await topicOf('Zymurgy')).toEqual([code])
  expect(await topicOf(label)).toEqual([code])
  const stands = await entry(type, code)
  expect(stands).toMatchObject({
    names: { ...before.names, en: 'Zymurgy' },
    brought: before.names,
    history: [{ ...said, names: { ...none, en: 'Zymurgy' }, setBy: `${clerk.name} (console)`, holds: true }],
  })
  expect((await put(type, code, { en: 'Zymurgy' })).failure).toBe('conflict')
  await put(type, code, { en: 'Brewing', 'zh-Hans': '酿造学' })
  expect((await listed('zh-Hans', type))[0]?.label).toBe('酿造学')
  const [last, earlier] = (await entry(type, code)).history
  const back = async (id = '') => (await call(operate.takeNameBack, { id }, clerk)).failure
  expect(await back(earlier?.id)).toBe('conflict')
  expect(await back(last?.id)).toBeNull()
  expect(await back(last?.id)).toBe('conflict')
  expect((await entry(type, code)).names).toEqual({ ...before.names, en: 'Zymurgy' })
  expect(await back(earlier?.id)).toBeNull()
  expect(await entry(type, code)).toMatchObject({
    names: before.names,
    history: [
      { holds: false, undoneBy: `${clerk.name} (console)` },
      { holds: false, undoneBy: `${clerk.name} (console)` },
    ],
  })
  expect(await topicOf('Zymurgy')).toEqual([])
  expect(await back(uuid())).toBe('notFound')
})

test('a place and an industry bear the name everywhere, and a place is searched by both its names', async () => {
  await put('region', '310000', { 'zh-Hans': '申城', en: 'Hucheng' })
  await put('industry', '34', { en: 'Machines at large' })
  const tree = (await call(reference.queryRegionTree, { level: 1 }, {})).data
  expect(tree.find(({ code }) => code === '310000')).toMatchObject({ name: '申城', englishName: 'Hucheng' })
  for (const name of ['申城', '上海', 'Hucheng', 'Shanghai']) expect(await topicOf(name)).toEqual(['310000'])
  const { rows } = await database.pool.query("select english_name from industry where code = '34'")
  expect(rows).toEqual([{ english_name: 'Machines at large' }])
  const { shown } = await entry('region', '310000')
  expect(shown).toEqual({ halls: 0, series: 0, editions: 0 })
})

test('of entries that several operators name at once each keeps its name', async () => {
  const codes = ['13', '14', '15', '17', '18']
  const answers = await Promise.all(codes.map((code) => put('industry', code, { en: `Division ${code}` })))
  expect(answers.map(({ failure }) => failure)).toEqual(codes.map(() => null))
  for (const code of codes) expect((await entry('industry', code)).names.en).toBe(`Division ${code}`)
})

test('every act is a line of the security log, by type and code', async () => {
  await put('industry', '35', { en: 'Special machinery' })
  while ((await link(database.db, sealing)) > 0);
  const lines = await database.db
    .selectFrom('securityLog')
    .where('operator', '=', `${clerk.name} (console)`)
    .where('call', '=', 'operate.putNameRight')
    .orderBy('position', 'desc')
    .limit(1)
    .select(['event', 'result', 'detail'])
    .execute()
  expect(lines).toEqual([{ event: 'operate', result: 'done', detail: 'industry 35' }])
})

test('what is named in one language alone comes, the most seen first, and goes when it is put right', async () => {
  const halls = [uuid(), uuid(), uuid()]
  const names = [
    ['临江会展中心', null],
    ['岚湖展览馆', null],
    ['Lakeside Hall', 'Lakeside Hall'],
  ]
  for (const [at, id] of halls.entries())
    await database.pool.query(
      `insert into hall (id, name, name_key, english_name, data_source) values ($1, $2, $2, $3, 'test')`,
      [id, ...(names[at] ?? [])],
    )
  const series = uuid()
  await database.pool.query(
    `insert into exhibition_series (id, name, name_key, data_source) values ($1, '砚台展', '砚台展', 'test')`,
    [series],
  )
  await database.pool.query(
    `insert into exhibition_edition (id, series_id, name, year, start_date, end_date, hall_id, data_source)
     values ($1, $2, '砚台展 2027', 2027, '2027-03-01', '2027-03-03', $3, 'test')`,
    [uuid(), series, halls[1]],
  )
  const once = async (input: Request<typeof operate.namedOnce>) =>
    (await call(operate.namedOnce, input, clerk)).data.list
  expect((await once({ kind: 'hall' })).map(({ name, seen, latest }) => [name, seen, latest])).toEqual([
    ['岚湖展览馆', 1, '2027-03-01'],
    ['临江会展中心', 0, null],
  ])
  expect((await once({ kind: 'hall', lacks: 'zh' })).map(({ id }) => id)).toEqual([halls[2]])
  expect((await once({ kind: 'series' })).map(({ id }) => id)).toEqual([series])
  const right = { set: { englishName: 'Lanhu Hall' }, blank: [], source: '展馆来函', isTrial: false }
  await call(operate.correctFacts, { kind: 'hall', id: halls[1] ?? '', ...right }, clerk)
  expect((await once({ kind: 'hall' })).map(({ id }) => id)).toEqual([halls[0]])
  expect(await once({ kind: 'company' })).toEqual([])
})

test('many missing names are put in at once, each told by the name the record has; the others say why not', async () => {
  const add = async (table: string, name: string, englishName: string | null = null) => {
    const id = uuid()
    await database.pool.query(
      `insert into ${table} (id, name, name_key, english_name, data_source) values ($1, $2, $3, $4, 'test')`,
      [id, name, nameKey(name), englishName],
    )
    return id
  }
  const first = await add('hall', '墨池（北）展览馆')
  await add('hall', '同名展览馆')
  await add('hall', '同名展览馆')
  await add('hall', '双语展览馆', 'Both Hall')
  const last = await add('hall', '云台展览馆')
  const lines = [
    ['墨池(北) 展览馆', 'Mochi North Hall'],
    ['同名展览馆', 'Same Hall'],
    ['双语展览馆', 'Other Hall'],
    ['没有这个馆', 'No Such Hall'],
    ['云台展览馆', '云台馆'],
    ['墨池（北）展览馆', 'Mochi Again'],
  ].map(([name = '', other = '']) => ({ name, other }))
  const named = async (input: Partial<Request<typeof operate.nameMany>>) => {
    const asked = { kind: 'hall', lacks: 'en', lines, source: '展馆来函', isTrial: false } as const
    return call(operate.nameMany, { ...asked, ...input }, clerk)
  }
  const states = ['named', 'several', 'hasOne', 'unknown', 'wrongLanguage', 'twice']
  expect((await named({ isTrial: true })).data).toEqual({
    lines: states.map((state) => ({ state })),
    number: null,
  })
  const english = async (table: string, id: string) =>
    (await database.pool.query(`select name, english_name from ${table} where id = $1`, [id])).rows[0]
  expect(await english('hall', first)).toMatchObject({ english_name: null })

  const done = (await named({})).data
  expect(done).toEqual({ lines: states.map((state) => ({ state })), number: expect.any(Number) })
  expect(await english('hall', first)).toMatchObject({ english_name: 'Mochi North Hall' })
  expect(await english('hall', last)).toMatchObject({ english_name: null })
  expect((await named({})).data).toMatchObject({
    lines: expect.arrayContaining([{ state: 'hasOne' }]),
    number: null,
  })

  const company = await add('company', 'Inkwell Machines GmbH')
  const second = await add('company', 'Brushworks Ltd')
  const foreign = [
    { name: 'INKWELL  Machines GmbH', other: '墨井机械有限公司' },
    { name: 'Brushworks Ltd', other: '毛笔工坊有限公司' },
  ]
  const answer = await named({ kind: 'company', lacks: 'zh', lines: foreign })
  expect(answer.data.lines).toEqual([{ state: 'named' }, { state: 'named' }])
  expect(await english('company', company)).toEqual({
    name: '墨井机械有限公司',
    english_name: 'Inkwell Machines GmbH',
  })
  expect(await english('company', second)).toMatchObject({ name: '毛笔工坊有限公司' })
  expect(await undo(database.pool, answer.data.number ?? 0, {})).toMatchObject({ left: 0 })
  expect(await english('company', company)).toEqual({ name: 'Inkwell Machines GmbH', english_name: null })
  expect(await english('company', second)).toMatchObject({ name: 'Brushworks Ltd' })
  expect((await named({ source: 'names.csv' })).failure).toBe('conflict')
})
