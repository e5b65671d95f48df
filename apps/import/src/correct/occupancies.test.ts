import { expect, test } from 'vitest'
import { correctFacts } from '#correct/correctFacts.ts'
import { addOccupancy, removeOccupancy } from '#correct/occupancies.ts'
import { halls } from '#hall/halls.ts'
import { occupancy } from '#hall/occupancy.ts'
import { pavilions } from '#hall/pavilions.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'
import { within } from '#testing/within.ts'

const { pool, csv, rows, hashes } = await testImport()
const said = { source: '展馆来函', asOf: '2026-11-20', by: 'an operator' }
const hall = '岚湖国际会展中心'
const heads = ['展馆', '展厅', '项目名称', '阶段', '档期']
const list = (name: string, ...lines: string[][]) =>
  csv(`${name}.csv`, [heads, ...lines.map((line) => [hall, ...line])])
const wrong = [
  ['N1', '岚湖机床展览会', '展期', '2027-03-10至2027-03-12'],
  ['N3', '岚湖年会', '展期', '2027-04-10至2027-04-12'],
]
const held = () =>
  rows(`select title, array_to_string(pavilions, '+') as codes, start_date::text as first, end_date::text as last
    from hall_occupancy order by start_date`)
const idOf = async (from: string) => String((await rows(`select id from ${from}`))[0]?.['id'])

await runImport(pool, halls, csv('halls.csv', [['展馆名称'], [hall]]))
await runImport(pool, occupancy, list('calendar', ...wrong))

test('days of a hall put right, added and taken away stay so while its calendar says the same again', async () => {
  const before = await hashes()
  const hallId = await idOf('hall')
  const fair = await idOf("hall_occupancy where title = '岚湖机床展览会'")
  const meeting = await idOf("hall_occupancy where title = '岚湖年会'")
  const set = { startDate: '2027-03-17', endDate: '2027-03-19', pavilions: 'N1;N2' }
  const row = {
    pavilions: ['N5'],
    isWholeHall: false,
    title: '岚湖灯具展览会',
    phase: 'show' as const,
    start: '2027-05-01',
    end: '2027-05-03',
    certainty: 'announced' as const,
  }
  const { number } = await within(pool, (client) =>
    correctFacts(client, { ...said, kind: 'occupancy', id: fair, set, blank: [] }),
  )
  const added = await within(pool, (client) => addOccupancy(client, { ...said, hallId, row }))
  const removed = await within(pool, (client) => removeOccupancy(client, { ...said, id: meeting }))
  const right = [
    { title: '岚湖机床展览会', codes: 'N1+N2', first: '2027-03-17', last: '2027-03-19' },
    { title: '岚湖灯具展览会', codes: 'N5', first: '2027-05-01', last: '2027-05-03' },
  ]
  expect(await held()).toEqual(right)

  await runImport(pool, occupancy, list('again', ...wrong))
  const same = ['N1;N2', '岚湖机床展览会', '展期', '2027-03-17至2027-03-19']
  await runImport(pool, occupancy, list('right', same))
  expect(await held()).toEqual(right)
  await runImport(pool, occupancy, list('new', ['N3', '岚湖年会', '展期', '2027-06-10至2027-06-12']))
  expect(await held()).toEqual([
    ...right,
    { title: '岚湖年会', codes: 'N3', first: '2027-06-10', last: '2027-06-12' },
  ])

  await expect(within(pool, (client) => addOccupancy(client, { ...said, hallId, row }))).rejects.toThrow(
    'says so already',
  )
  for (const each of [(removed ?? 0) + 3, removed, added, number])
    expect(await undo(pool, each ?? 0, {})).toMatchObject({ left: 0 })
  expect(await hashes()).toEqual(before)
})

test('a pavilion put right stays so while the hall says the same again', async () => {
  const heads = ['展馆', '展厅', '面积', '净高(m)']
  const file = (name: string, ...cells: string[]) => csv(`${name}.csv`, [heads, [hall, ...cells]])
  await runImport(pool, pavilions, file('pavilions', 'N1', '11500', '12'))
  const set = { area: '1.25万㎡' }
  const id = await idOf('pavilion')
  await within(pool, (client) => correctFacts(client, { ...said, kind: 'pavilion', id, set, blank: [] }))
  const stands = () => rows('select area::float, clear_height::float as height from pavilion')
  await runImport(pool, pavilions, file('pavilions again', 'N1', '11500', '13'))
  expect(await stands()).toEqual([{ area: 12_500, height: 13 }])
  await runImport(pool, pavilions, file('pavilions new', 'N1', '12000', '13'))
  expect(await stands()).toEqual([{ area: 12_000, height: 13 }])
})
