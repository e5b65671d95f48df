import { expect, test } from 'vitest'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { halls } from '#hall/halls.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, folder, rejects } = await testImport()

const list = csv('list.csv', [
  ['参展商', '展位号'],
  ['砚舟示例', '海湖展览馆|海湖展览馆H1|H1-A1;山科会堂|山科会堂-小厅|Z1'],
])
const constants = {
  exhibition: '海湖示例展',
  year: '2026',
  startDate: '2026-07-17',
  endDate: '2026-07-20',
  hall: '海湖展览馆',
}
const edition = () =>
  rows(`select hall.name as hall, edition.region_code, edition.search_tokens::text like '%@31%' as placed
    from exhibition_edition edition left join hall on hall.id = hall_id`)

test('a hall that nothing resembles stays in words, is said, and is joined when it comes', async () => {
  const said: string[] = []
  const log = (text: string) => said.push(text)
  expect(await runImport(pool, exhibitors, list, { constants, log })).toMatchObject({ written: 1 })
  expect(said.join('\n')).toContain('the hall 海湖展览馆 is not known')
  expect(await edition()).toEqual([{ hall: null, region_code: null, placed: false }])

  const file = csv('halls.csv', [
    ['展馆名称', '城市'],
    ['上海海湖展览馆', '上海市'],
    ['上海山科会堂', '上海市'],
  ])
  await runImport(pool, halls, file, { log })
  expect(said.join('\n')).toContain('1 editions that named their hall in words: joined to it')
  expect(await edition()).toEqual([{ hall: '上海海湖展览馆', region_code: '310000', placed: true }])
  expect(
    await rows(
      'select venue_text, hall.name, pavilion_code, booth_no from booth left join hall on hall.id = hall_id order by position',
    ),
  ).toEqual([
    { venue_text: '海湖展览馆', name: '上海海湖展览馆', pavilion_code: 'H1', booth_no: 'H1-A1' },
    { venue_text: '山科会堂', name: '上海山科会堂', pavilion_code: '小厅', booth_no: 'Z1' },
  ])
  expect(await runImport(pool, exhibitors, list, { constants })).toMatchObject({ written: 0, unchanged: 1 })
})

test('a name that may mean a known hall is asked about, and the candidates are named', async () => {
  const other = { ...constants, exhibition: '山科示例展', hall: '山科会堂东区' }
  expect(await runImport(pool, exhibitors, list, { folder, constants: other })).toMatchObject({ rejected: 1 })
  expect(await rejects()).toContain('no hall is called 山科会堂东区: is it 上海山科会堂?')
  expect(
    await runImport(pool, exhibitors, list, { constants: { ...other, hall: '上海山科会堂' } }),
  ).toMatchObject({ written: 1 })
})
