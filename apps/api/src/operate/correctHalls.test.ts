import { hall as hallCalls } from '@zhzz/contract/hall/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const clerk = await addOperator(server, ['data'])
const person = await signIn(server)
const source = '展馆来函'

const { rows } = await database.pool.query(
  `with made as (
     insert into hall (id, name, name_key, data_source) values (gen_random_uuid(), '岚湖国际会展中心', '岚湖国际会展中心', '测试') returning id)
   insert into pavilion (id, hall_id, code, area) select gen_random_uuid(), id, 'N1', 11500 from made returning hall_id as id`,
)
const hallId = String(rows[0].id)
const parts = async () => (await call(operate.hallParts, { hallId, from: '2027-01-01' }, clerk)).data
const shown = async () =>
  (await call(hallCalls.occupancy, { id: hallId, from: '2027-05-01', to: '2027-05-31' }, person)).data.spans
const days = {
  hallId,
  pavilions: 'N2;N1',
  title: '岚湖灯具展览会',
  phase: 'show' as const,
  startDate: '2027-05-01',
  endDate: '2027-05-03',
  certainty: 'announced' as const,
  source,
  isTrial: false,
}

test('days of a hall are tried, added, shown to everybody, put right with who says so, and taken away', async () => {
  const tried = await call(operate.addOccupancy, { ...days, isTrial: true }, clerk)
  expect(tried.data).toMatchObject({
    number: null,
    changes: [{ field: 'title', before: null, after: days.title }, {}, {}, {}, {}, {}],
  })
  expect((await parts()).occupancy).toEqual([])
  expect((await call(operate.addOccupancy, days, clerk)).failure).toBeNull()
  expect(await shown()).toMatchObject([{ title: days.title, pavilions: ['N1', 'N2'], from: '2027-05-01' }])
  const [added] = (await parts()).occupancy
  const id = added?.id ?? ''
  const set = { endDate: '2027-05-04', phase: '布展' }
  const put = { kind: 'occupancy' as const, id, set, blank: [], source, isTrial: false }
  const { data } = await call(operate.correctFacts, put, clerk)
  expect(data.changes).toEqual([
    { field: 'endDate', before: '2027-05-03', after: '2027-05-04' },
    { field: 'phase', before: 'show', after: 'move_in' },
  ])
  expect(await shown()).toMatchObject([{ phase: 'moveIn', to: '2027-05-04' }])
  const again = await call(operate.addOccupancy, days, clerk)
  expect([again.failure, Object(again.data).detail]).toEqual(['conflict', { hindrance: 'same' }])
  expect((await call(operate.removeOccupancy, { id, source, isTrial: false }, clerk)).failure).toBeNull()
  expect(await shown()).toEqual([])
  expect((await call(operate.removeOccupancy, { id, source, isTrial: false }, clerk)).failure).toBe(
    'notFound',
  )
})

test('a pavilion is put right', async () => {
  const id = (await parts()).pavilions[0]?.id ?? ''
  const put = { kind: 'pavilion' as const, id, set: { area: '1.25万㎡' }, blank: [], source, isTrial: false }
  expect((await call(operate.correctFacts, put, clerk)).failure).toBeNull()
  expect((await parts()).pavilions).toEqual([{ id, code: 'N1', area: 12_500 }])
  const { data } = await call(operate.factsOf, { kind: 'pavilion', id }, clerk)
  expect(data.facts[0]).toMatchObject({ field: 'area', value: '12500.00', source })
  expect(data.facts[1]).toMatchObject({ field: 'clearHeight', value: null, source: '测试' })
})
