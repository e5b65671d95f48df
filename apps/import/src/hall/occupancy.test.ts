import { expect, test } from 'vitest'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { halls } from '#hall/halls.ts'
import { occupancy } from '#hall/occupancy.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()
await runImport(pool, halls, csv('halls.csv', [['展馆名称'], ['岚湖国际会展中心']]))
await runImport(
  pool,
  exhibitions,
  csv('fairs.csv', [
    ['展会名称', '开始日期', '结束日期', '展馆'],
    ['岚湖机床展览会', '2027-03-10', '2027-03-12', '岚湖国际会展中心'],
  ]),
)

const file = csv('occupancy.csv', [
  ['展馆', '展厅', '项目名称', '阶段', '档期', '确定性'],
  ['岚湖国际会展中心', 'N1、N2', '岚湖机床展览会', '布展', '2027年3月7日-9日', '已确认'],
  ['岚湖国际会展中心', 'N2;N1', '岚湖机床展览会', '展期', '2027年3月10日-12日', ''],
  ['岚湖国际会展中心', '全馆', '', '空闲', '2027-04-01至2027-04-30', ''],
  ['岚湖国际会展中心', 'N1', '', '展期', '2027-05-01', ''],
  ['岚湖国际会展中心', 'N1', '年会', '展期', '', ''],
  ['无名馆', 'N1', '年会', '展期', '2027-05-01', ''],
])

test('who has which pavilions when; what a hall calls free; a second run changes nothing', async () => {
  expect(await runImport(pool, occupancy, file)).toEqual({ read: 6, written: 3, unchanged: 0, rejected: 3 })
  expect(
    await rows(
      `select array_to_string(pavilions, '+') as codes, is_whole_hall as whole, phase, start_date::text as start, end_date::text as end,
        certainty, edition_id is not null as linked from hall_occupancy order by start_date`,
    ),
  ).toEqual([
    {
      codes: 'N1+N2',
      whole: false,
      phase: 'move_in',
      start: '2027-03-07',
      end: '2027-03-09',
      certainty: 'confirmed',
      linked: true,
    },
    {
      codes: 'N1+N2',
      whole: false,
      phase: 'show',
      start: '2027-03-10',
      end: '2027-03-12',
      certainty: 'announced',
      linked: true,
    },
    {
      codes: '',
      whole: true,
      phase: 'open',
      start: '2027-04-01',
      end: '2027-04-30',
      certainty: 'announced',
      linked: false,
    },
  ])
  expect(await runImport(pool, occupancy, file)).toMatchObject({ written: 0, unchanged: 3 })
})
