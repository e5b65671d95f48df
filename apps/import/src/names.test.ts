import { expect, test } from 'vitest'
import { seriesNameOf } from '#exhibition/seriesName.ts'
import { boothsOf } from '#exhibitor/booth.ts'
import { hallKey, hallKeyWithoutPlace } from '#hall/hallKey.ts'
import { columnsOf } from '#header.ts'

test.each([
  ['第23届华东智能装备展览会', '华东智能装备展览会', 23, null],
  ['2026第二十三届华东智能装备展览会', '华东智能装备展览会', 23, 2026],
  ['华东智能装备展览会（第23届）2026', '华东智能装备展览会', 23, 2026],
  ['2026年华东智能装备展览会', '华东智能装备展览会', null, 2026],
  ['The 23rd East Harbour Laser Expo 2026', 'East Harbour Laser Expo', 23, 2026],
  ['East Harbour Laser Expo 2026/27', 'East Harbour Laser Expo', null, 2026],
  ['第一百零二届华东交易会', '华东交易会', 102, null],
  ['2026', '2026', null, 2026],
])('series of %s', (name, series, editionNo, year) => {
  expect(seriesNameOf(name)).toEqual({ series, editionNo, year })
})

test('halls are the same whatever their spelling, and different where they differ', () => {
  expect(hallKey('Shanghai New International Expo Centre')).toBe(
    hallKey('Shanghai New International Expo Center'),
  )
  expect(hallKey('国家会展中心（上海）')).toBe(hallKey('上海国家会展中心'))
  expect(hallKey('国家会展中心（天津）')).not.toBe(hallKey('国家会展中心（上海）'))
  expect(hallKeyWithoutPlace('上海世博展览馆')).toBe(hallKey('世博展览馆'))
  expect(hallKey('Shenyang International Expo Center')).not.toBe(
    hallKey('Shenyang International Convention and Exhibition Center'),
  )
})

test.each([
  ['世博展览馆|世博展览馆H1|H1-C107', undefined, 'H1-C107', 'H1'],
  ['甲馆|甲馆-海科厅|Z1A-603;乙馆|乙馆H1|H1-B1', undefined, 'Z1A-603; H1-B1', '海科厅'],
  ['1.2H-A05', undefined, '1.2H-A05', '1.2H'],
  ['A05', '3号馆', 'A05', '3号馆'],
  ['8.1H A01、A02', undefined, '8.1H A01; A02', '8.1H'],
  ['8.1A01/8.1A02', undefined, '8.1A01; 8.1A02', '8.1'],
  ['N1B12', undefined, 'N1B12', 'N1'],
  ['3号馆A12', undefined, '3号馆A12', '3号馆'],
  ['Hall 3 A12', undefined, 'Hall 3 A12', 'Hall 3'],
  ['A01-A04', undefined, 'A01-A04', null],
  ['A05', '甲馆;乙馆', 'A05', '甲馆'],
  ['', undefined, '', null],
])('booths of %s', (text, pavilion, boothNo, shown) => {
  expect(boothsOf(text, pavilion)).toMatchObject({ boothNo, pavilion: shown })
})

test('every booth keeps its pavilion and its venue', () => {
  const booths = (...args: Parameters<typeof boothsOf>) =>
    boothsOf(...args).booths.map(({ venue, pavilion, number }) => [venue, pavilion, number])
  expect(
    booths('甲馆|甲馆H2|H2-B1;乙堂|乙堂-海科厅|Z1A-603;丙中心|丙中心|X1; 甲馆|甲馆H2| H2-B2', undefined),
  ).toEqual([
    ['甲馆', 'H2', 'H2-B1'],
    ['乙堂', '海科厅', 'Z1A-603'],
    ['丙中心', null, 'X1'],
    ['甲馆', 'H2', 'H2-B2'],
  ])
  expect(boothsOf('丙中心|丙中心|X1', undefined).pavilion).toBe('丙中心')
  expect(booths('H1-A1、H2-B2', undefined)).toEqual([
    [null, 'H1', 'H1-A1'],
    [null, 'H2', 'H2-B2'],
  ])
  expect(booths('A05、B06', '3号馆;4号馆')).toEqual([
    [null, '3号馆', 'A05'],
    [null, '4号馆', 'B06'],
  ])
  expect(booths('A05、B06', '3号馆')).toEqual([
    [null, '3号馆', 'A05'],
    [null, '3号馆', 'B06'],
  ])
  expect(booths('', '3号馆')).toEqual([[null, '3号馆', null]])
  expect(booths('甲馆|甲馆H4|H4-125;甲馆|甲馆H4|H4-125', undefined)).toHaveLength(1)
})

test('headers: brackets and stars are taste, the map goes first, the rest is told', () => {
  const synonyms = { name: '企业名称 公司名称', city: '市 城市' }
  const columns = columnsOf(['*公司名称（必填）', '城 市', '编号', '备注'], synonyms, {
    编号: 'name',
    备注: null,
  })
  expect(columns.at).toEqual({ name: 2, city: 1 })
  expect(columns.unknown).toEqual(['*公司名称（必填）'])
  expect(() => columnsOf(['x'], synonyms, { x: 'nmae' })).toThrow('nmae')
})

test.each([
  ['公司名称（中文）', 'name'],
  ['2. 公司名稱', 'name'],
  ['公司名称（英文）', 'englishName'],
  ['Company Name (English)', 'englishName'],
  ['公司名称\nCompany Name', 'name'],
  ['市/City', 'city'],
  ['地址（英文）', undefined],
  ['APP名称', undefined],
  ['公司名称/市', undefined],
])('the header %s is the field %s', (header, field) => {
  const synonyms = {
    name: '公司名称 company_name 名称',
    englishName: '英文名',
    city: '市 城市',
    address: '地址',
  }
  expect(Object.keys(columnsOf([header], synonyms).at)).toEqual(field === undefined ? [] : [field])
})

test('of two columns for one field the plainer name gives way', () => {
  const columns = columnsOf(['名称', '公司名称'], { name: '公司名称 名称' })
  expect(columns).toMatchObject({ at: { name: 1 }, unknown: ['名称'] })
})
