import { expect, test } from 'vitest'
import { changes } from '#change/changes.ts'
import { companies } from '#company/companies.ts'
import { halls } from '#hall/halls.ts'
import { pavilions } from '#hall/pavilions.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

test('pavilions of a hall with height, load and doors; an unknown hall is asked about', async () => {
  await runImport(pool, halls, csv('halls.csv', [['展馆名称'], ['岚湖国际会展中心']]))
  const file = csv('pavilions.csv', [
    ['展馆', '展厅', '面积', '净高(m)', '地面承重', '货门'],
    ['岚湖国际会展中心', 'H1', '1.15万㎡', '12', '5吨/㎡', '4个，5m×5m'],
    ['岚湖国际会展中心', 'H2', '11500', '9.5米', '50kN/㎡', ''],
    ['岚湖会展中心', 'H1', '', '', '', ''],
  ])
  expect(await runImport(pool, pavilions, file)).toEqual({ read: 3, written: 2, unchanged: 0, rejected: 1 })
  expect(
    await rows(
      'select code, area::float, clear_height::float as height, floor_load::float as load, doors from pavilion order by code',
    ),
  ).toEqual([
    { code: 'H1', area: 11_500, height: 12, load: 5, doors: '4个，5m×5m' },
    { code: 'H2', area: 11_500, height: 9.5, load: 5.1, doors: null },
  ])
  expect(await runImport(pool, pavilions, file)).toMatchObject({ written: 0, unchanged: 2 })
})

test('sizes, columns, rigging, power and what a lorry must know; a second run changes nothing', async () => {
  const about = csv('about.csv', [
    ['展馆名称', '会议室', '停车位', '交通', '货车限行'],
    ['岚湖国际会展中心', '32间', '2,400', '地铁2号线岚湖站', '7:00–20:00 外环内限行'],
  ])
  expect(await runImport(pool, halls, about)).toMatchObject({ written: 1 })
  expect(
    await rows(
      'select meeting_room_count as rooms, parking_count as parking, traffic, truck_rules as trucks from hall',
    ),
  ).toEqual([{ rooms: 32, parking: 2400, traffic: '地铁2号线岚湖站', trucks: '7:00–20:00 外环内限行' }])
  const file = csv('sizes.csv', [
    ['展馆', '展厅', '长', '宽', '柱网', '吊点', '供电', '水气网络'],
    ['岚湖国际会展中心', 'H1', '162米', '72', '无柱', '单点 1 t', '3,000 kVA', '给排水、压缩空气'],
  ])
  expect(await runImport(pool, pavilions, file)).toMatchObject({ written: 1 })
  expect(
    await rows(
      "select length::float, width::float, column_spacing, rigging, power, utilities, area::float from pavilion where code = 'H1'",
    ),
  ).toEqual([
    {
      length: 162,
      width: 72,
      column_spacing: '无柱',
      rigging: '单点 1 t',
      power: '3,000 kVA',
      utilities: '给排水、压缩空气',
      area: 11_500,
    },
  ])
  expect(await runImport(pool, pavilions, file)).toMatchObject({ written: 0, unchanged: 1 })
})

test('changes of the register come once; the name before one of names is a former name with its day', async () => {
  await runImport(pool, companies, csv('companies.csv', [['企业名称'], ['上海砚舟智能装备有限公司']]))
  const file = csv('changes.csv', [
    ['企业名称', '变更事项', '变更前内容', '变更后内容', '变更日期'],
    [
      '上海砚舟智能装备有限公司',
      '名称变更',
      '上海砚舟机械有限公司',
      '上海砚舟智能装备有限公司',
      '2019年5月6日',
    ],
    ['上海砚舟智能装备有限公司', '注册资本变更', '100万元', '500万元', '2020-01-02'],
    ['上海砚舟智能装备有限公司', '住所变更', '甲', '乙', '不详'],
  ])
  expect(await runImport(pool, changes, file)).toEqual({ read: 3, written: 2, unchanged: 0, rejected: 1 })
  expect(await rows('select name, change_date from company_former_name')).toEqual([
    { name: '上海砚舟机械有限公司', change_date: '2019-05-06' },
  ])
  expect(await rows("select names like '%砚舟机械%' as found from company_search")).toEqual([{ found: true }])
  expect(await runImport(pool, changes, file)).toMatchObject({ written: 0, unchanged: 2 })
})
