import { knownFairNames, knownHallNames } from '@zhzz/db/reference/known/knownNames.ts'
import { expect, test } from 'vitest'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { halls } from '#hall/halls.ts'
import { knownFairOf } from '#known/fairNames.ts'
import { knownHallOf } from '#known/hallNames.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

test.each([
  ['Shanghai New International Expo Center', '上海新国际博览中心'],
  ['SNIEC', '上海新国际博览中心'],
  ['NECC', '国家会展中心（上海）'],
  ['National Exhibition and Convention Centre (Shanghai)', '国家会展中心（上海）'],
  ['Tianjin National Exhibition and Convention Center', '国家会展中心（天津）'],
  ['国家会展中心', undefined],
  ['中国国际展览中心', undefined],
  ['Beijing China International Exhibition Center (Chaoyang Hall)', '中国国际展览中心（朝阳馆）'],
  ['New China International Exhibition Center', '中国国际展览中心（顺义馆）'],
  ['China International Exhibition Center', undefined],
  ['Shenzhen World Exhibition & Convention Center', '深圳国际会展中心'],
  ['Shenzhen Convention and Exhibition Center', '深圳会展中心'],
  ['世博展览馆', '上海世博展览馆'],
  ['Taizhou International Expo Center', undefined],
  ['Harbour Expo Center', undefined],
])('the hall %s is %s', (name, hall) => {
  expect(knownHallOf(name)?.name).toBe(hall)
})

test.each([
  ['140th Canton Fair (Phase 1) 2026', null, '中国进出口商品交易会（第一期）'],
  ['China International Industry Fair (CIIF) 2026', '310000', '中国国际工业博览会'],
  ['China International Industry Fair (Robot Show) 2026', '310000', '中国国际工业博览会机器人展'],
  ['China International Industry Fair (Harbour Show) 2026', '310000', undefined],
  ['Hong Kong Electronics Fair 2026 (Autumn)', '810000', '香港秋季电子产品展'],
  ['bauma CHINA 2026', '310000', '中国国际工程机械、建材机械、矿山机械、工程车辆及设备博览会'],
  ['Shenzhen International Beauty Expo (CIBE) 2026', '440300', '深圳国际美博会'],
  ['China International Bus Expo (CIBE) 2026', '310000', undefined],
  ['Wuhan Automechanika 2026', '420100', undefined],
  ['Dongguan Huaxia Home Expo 2026', '441900', undefined],
  ['Zhengzhou China Food Expo (CFE) 2026', '410100', undefined],
  ['Furniture China 2026', '440300', undefined],
])('the fair %s in %s is %s', (name, region, fair) => {
  expect(knownFairOf(name, region)?.name).toBe(fair)
})

test('what our reference data knows of a place stands beside what imports say, and goes with its name', async () => {
  const file = csv('places.csv', [
    ['展馆名称', '室内面积'],
    ['国家会展中心（上海）', '500000'],
  ])
  await runImport(pool, halls, file)
  expect(
    await rows(
      "select indoor_area::float as told, known_indoor_area::float as known, known_source like 'https://%' as sourced from hall where name = '国家会展中心（上海）'",
    ),
  ).toEqual([{ told: 500_000, known: 400_000, sourced: true }])
  expect(await runImport(pool, halls, file)).toMatchObject({ written: 0, unchanged: 1 })
  await pool.query("delete from hall where name = '国家会展中心（上海）'")
})

test('the names are complete, and no English name is of two halls or two fairs', () => {
  const named = [...knownHallNames(), ...knownFairNames()]
  expect(named.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([])
  expect(knownHallNames().length).toBeGreaterThan(120)
  expect(knownFairNames().length).toBeGreaterThan(150)
  const english = named.flatMap(({ englishNames }) => englishNames)
  expect(english.filter((name, at) => english.indexOf(name) !== at)).toEqual([])
})

test('names are joined to what is there, and nothing is made', { timeout: 120_000 }, async () => {
  const hallFile = csv('halls.csv', [['venue'], ['Shanghai New International Expo Center'], ['Harbour Hall']])
  const fairFile = csv('fairs.csv', [
    ['name', 'start_date', 'end_date', 'venue'],
    ['bauma CHINA 2026', '2026-11-24', '2026-11-27', 'SNIEC'],
    ['Harbour Laser Expo 2026', '2026-11-24', '2026-11-27', 'Harbour Hall'],
  ])
  await runImport(pool, halls, hallFile)
  await runImport(pool, exhibitions, fairFile)
  const state = () =>
    rows(`select edition.name, edition.english_name, series.name as series, hall.name as hall, hall.english_name as hall_en,
        edition.region_code, array_length(series.known_aliases, 1) > 1 as has_others,
        edition.search_tokens @@ '宝马 & 马展'::tsquery as said, hall.search_tokens @@ 'sniec' as short
      from exhibition_edition edition join exhibition_series series on series.id = series_id
      left join hall on hall.id = hall_id order by edition.name`)
  const joined = await state()
  expect(joined).toMatchObject([
    {
      name: 'Harbour Laser Expo 2026',
      series: 'Harbour Laser Expo',
      hall: 'Harbour Hall',
      said: false,
      short: false,
    },
    {
      name: '中国国际工程机械、建材机械、矿山机械、工程车辆及设备博览会 2026',
      english_name: 'bauma CHINA 2026',
      hall: '上海新国际博览中心',
      hall_en: 'Shanghai New International Expo Center',
      has_others: true,
      said: true,
      short: true,
    },
  ])
  expect(await runImport(pool, exhibitions, fairFile)).toMatchObject({ written: 0, unchanged: 2 })
  expect(await runImport(pool, halls, hallFile)).toMatchObject({ written: 0, unchanged: 2 })
  expect(await state()).toEqual(joined)
})

test('a Chinese name of an import stays', { timeout: 120_000 }, async () => {
  const own = csv('own.csv', [
    ['展馆名称', '英文名'],
    ['海湖新国际博览中心', 'Shanghai New International Expo Center'],
  ])
  await runImport(pool, halls, own)
  expect(
    await rows("select name from hall where 'sniec' = any (select lower(unnest(known_aliases)))"),
  ).toEqual([{ name: '海湖新国际博览中心' }])
})
