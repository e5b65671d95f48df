import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { undo } from '@zhzz/import/journal/undo.ts'
import { expect, test } from 'vitest'
import { retelling } from '#start/retelling.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
await loadReference(database.pool)
const clerk = await addOperator(server, ['data'])
const other = await addOperator(server, ['people'])
const person = await signIn(server)
const source = '主办来函'

const company = await addCompany(server, { name: '苏州砚舟激光有限公司' })
const { id, seriesId } = await addEdition(server, { entries: 1, companyId: company.id })
await database.db
  .updateTable('exhibitionEdition')
  .set({ name: '江南砚台博览会 2027', year: 2027, startDate: '2027-03-10', endDate: '2027-03-12' })
  .where('id', '=', id)
  .execute()
const asked = { kind: 'edition' as const, id, set: {}, blank: [], source, isTrial: false }
const factOf = async (field: string) =>
  (await call(operate.factsOf, { kind: 'edition', id }, clerk)).data.facts.find(
    (fact) => fact.field === field,
  )
const counted = async () =>
  (
    await database.pool.query(
      'select exhibition_count as count, latest_exhibition_date::text as latest from company where id = $1',
      [company.id],
    )
  ).rows[0]

test('an edition is found, tried, put right with who says so, shown at once to everybody, and taken back', async () => {
  const { data: found } = await call(operate.editionsNamed, { words: '砚台 2027' }, clerk)
  expect(found.list).toMatchObject([{ id, name: '江南砚台博览会 2027', series: { id: seriesId } }])
  const before = await factOf('startDate')
  const set = { startDate: '2027-04-01', endDate: '2027-04-03', organizers: '江南展览有限公司' }
  const tried = await call(operate.correctFacts, { ...asked, set, isTrial: true }, clerk)
  expect(tried.data).toEqual({
    number: null,
    companyCount: 1,
    changes: [
      { field: 'startDate', before: '2027-03-10', after: '2027-04-01' },
      { field: 'endDate', before: '2027-03-12', after: '2027-04-03' },
      { field: 'organizers', before: null, after: '江南展览有限公司' },
    ],
  })
  expect(await factOf('startDate')).toEqual(before)

  const { data } = await call(operate.correctFacts, { ...asked, set }, clerk)
  expect(await factOf('startDate')).toMatchObject({ value: '2027-04-01', source })
  expect(await factOf('organizers')).toMatchObject({ value: '江南展览有限公司', source })
  expect(await factOf('name')).not.toMatchObject({ source })
  expect((await call(exhibition.detail, { id }, person)).data.provenance.others).toMatchObject([
    { group: 'dates', source },
  ])
  await undo(database.pool, data.number ?? 0, {})
  expect(await factOf('startDate')).toEqual(before)
  expect(await factOf('organizers')).toMatchObject({ value: null })
})

test('what a cancellation means for its exhibitors follows by the job', async () => {
  await call(operate.correctFacts, { ...asked, set: { startDate: '2027-03-09' } }, clerk)
  await retelling(database).work(new AbortController().signal)
  expect(await counted()).toEqual({ count: 1, latest: '2027-03-09' })
  await call(operate.correctFacts, { ...asked, set: { status: '取消' } }, clerk)
  expect(await counted()).toEqual({ count: 1, latest: '2027-03-09' })
  await retelling(database).work(new AbortController().signal)
  expect(await counted()).toEqual({ count: 0, latest: null })
  const { rows } = await database.pool.query(
    'select count(*)::integer as count from fact_correction where not is_retold',
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('an edition that is postponed is so for everybody, with the days that it was to have', async () => {
  const set = { status: '延期', startDate: '2027-06-01', endDate: '2027-06-03' }
  const { data } = await call(operate.correctFacts, { ...asked, set }, clerk)
  const { data: shown } = await call(exhibition.detail, { id }, person)
  expect(shown).toMatchObject({ originalStartDate: '2027-03-09', originalEndDate: '2027-03-12' })
  expect(shown.card.status).toBe('postponed')
  await undo(database.pool, data.number ?? 0, {})
})

test('entries are found, one put right, one added and taken off, each a line of the log', async () => {
  const listed = async (words = '') =>
    (await call(operate.entriesNamed, { editionId: id, words }, clerk)).data.list
  const added = await call(
    operate.addEntry,
    { editionId: id, listedName: '无锡砚海精密有限公司', booths: 'H1-A01', source, isTrial: false },
    clerk,
  )
  expect(added.failure).toBeNull()
  const [entry] = await listed('H1-A01')
  expect(entry).toMatchObject({
    listedName: '无锡砚海精密有限公司',
    company: '无锡砚海精密有限公司',
    isRemoved: false,
  })
  const entryId = entry?.id ?? ''
  const put = { kind: 'entry' as const, id: entryId, set: { booths: 'H2-B02', company: company.id } }
  expect((await call(operate.correctFacts, { ...asked, ...put }, clerk)).failure).toBeNull()
  expect(await listed('H2-B02')).toMatchObject([{ id: entryId, company: '苏州砚舟激光有限公司' }])
  const gone = await call(operate.removeEntry, { id: entryId, source, isTrial: false }, clerk)
  expect(gone.data.changes).toEqual([{ field: 'listedName', before: '无锡砚海精密有限公司', after: null }])
  expect(await listed('H2-B02')).toMatchObject([{ id: entryId, isRemoved: true }])
  const again = await call(operate.removeEntry, { id: entryId, source, isTrial: false }, clerk)
  expect([again.failure, Object(again.data).detail]).toEqual(['conflict', { hindrance: 'same' }])
  const { rows } = await database.pool.query(
    "select call from security_event where call like '%Entry' and result = 'done' order by at",
  )
  expect(rows).toEqual([{ call: 'operate.addEntry' }, { call: 'operate.removeEntry' }])
})

test('a hall and a series are put right and found by their new names', async () => {
  const { rows } = await database.pool.query(
    `insert into hall (id, name, name_key, data_source) values (gen_random_uuid(), '江南会展中心', '江南会展中心', '展会网') returning id`,
  )
  const hallId = String(rows[0].id)
  const hall = {
    ...asked,
    kind: 'hall' as const,
    id: hallId,
    set: { name: '江南国际博览中心', region: '江苏省苏州市' },
  }
  expect((await call(operate.correctFacts, hall, clerk)).failure).toBeNull()
  expect((await call(operate.hallsNamed, { words: '江南国际' }, clerk)).data.list).toEqual([
    { id: hallId, name: '江南国际博览中心', region: '苏州市', editions: 0 },
  ])
  const series = { ...asked, kind: 'series' as const, id: seriesId, set: { industries: '包装' } }
  const { data, failure } = await call(operate.correctFacts, series, clerk)
  expect([failure, data.companyCount]).toEqual([null, 1])
})

test('what cannot be read, is nothing new, has no source in words or no record is refused; who has not the role does nothing', async () => {
  const refused = async (what: object) => {
    const { failure, data } = await call(operate.correctFacts, { ...asked, ...what }, clerk)
    return [failure, Object(data).detail]
  }
  expect(await refused({ set: { startDate: '春天' } })).toEqual([
    'conflict',
    { hindrance: 'unreadable', field: 'startDate' },
  ])
  expect(await refused({ set: { name: '江南砚台博览会 2027' } })).toEqual(['conflict', { hindrance: 'same' }])
  expect(await refused({ set: { website: 'https://x.example' }, source: 'letter.csv' })).toEqual([
    'conflict',
    { hindrance: 'source' },
  ])
  expect((await refused({ id: clerk.id, set: { website: 'https://x.example' } }))[0]).toBe('notFound')
  const barred = await server.raw(
    operate.correctFacts,
    { ...asked, set: { website: 'https://x.example' } },
    other,
  )
  expect(barred.json().data.failure).toBe('forbidden')
})
