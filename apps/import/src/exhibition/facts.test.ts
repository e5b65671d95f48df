import { expect, test } from 'vitest'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

const edition = async (columns: string, name: string) =>
  (await rows(`select ${columns} from exhibition_edition where name = '${name}'`))[0]

test('a vendor’s file fills all that the page of an edition shows', async () => {
  const file = csv('full.csv', [
    [
      '展会名称',
      '展期',
      '布展时间',
      '撤展开始',
      '撤展结束',
      '参展报名截止日期',
      '图纸报审截止',
      '展品运输截止',
      '开放时间',
      '同期活动',
      '海报链接',
      'Logo',
      'UFI认证',
      '展会类型',
      '举办周期',
      '首届举办年份',
      '主场搭建商',
      '国家',
      '经度',
      '纬度',
    ],
    [
      '第8届华东机器人展览会 2026',
      '2026年7月26日-28日',
      '7月23日-25日',
      '2026-07-28',
      '2026/7/29',
      '2026年5月30日前',
      '2026.6.26',
      '11 July 2026',
      '7月26日-27日 9:00-17:00；7月28日 9:00-15:00（专业观众）',
      '机器人论坛 | 7月26日 10:00 | 一号会议室；颁奖晚宴',
      'https://pictures.example.com/robot.jpg',
      'http://pictures.example.com/logo.png',
      '是',
      '专业展',
      '两年一届',
      '2011年',
      '上海砚舟展示工程有限公司',
      '阿联酋',
      '54.43',
      '24.42',
    ],
  ])
  const log: string[] = []
  expect(await runImport(pool, exhibitions, file, { log: (text) => log.push(text) })).toMatchObject({
    written: 1,
  })
  expect(
    await edition(
      `start_date, end_date, move_in_start, move_in_end, move_out_start, move_out_end, registration_deadline,
       drawing_review_deadline, freight_deadline, open_hours, concurrent_events, poster_url, region_code,
       longitude::float, latitude::float, set_status`,
      '第8届华东机器人展览会 2026',
    ),
  ).toEqual({
    start_date: '2026-07-26',
    end_date: '2026-07-28',
    move_in_start: '2026-07-23',
    move_in_end: '2026-07-25',
    move_out_start: '2026-07-28',
    move_out_end: '2026-07-29',
    registration_deadline: '2026-05-30',
    drawing_review_deadline: '2026-06-26',
    freight_deadline: '2026-07-11',
    open_hours: [
      { date: '2026-07-26', from: '09:00', to: '17:00', audience: null },
      { date: '2026-07-27', from: '09:00', to: '17:00', audience: null },
      { date: '2026-07-28', from: '09:00', to: '15:00', audience: '专业观众' },
    ],
    concurrent_events: [
      { title: '机器人论坛', time: '7月26日 10:00', place: '一号会议室' },
      { title: '颁奖晚宴', time: null, place: null },
    ],
    poster_url: 'https://pictures.example.com/robot.jpg',
    region_code: 'AE',
    longitude: 54.43,
    latitude: 24.42,
    set_status: null,
  })
  expect(
    await rows(
      'select is_ufi_approved, exhibition_type, frequency, first_year, logo_url from exhibition_series',
    ),
  ).toEqual([
    {
      is_ufi_approved: true,
      exhibition_type: 'trade',
      frequency: 'biennial',
      first_year: 2011,
      logo_url: null,
    },
  ])
  expect(await rows('select name, role from edition_organization')).toEqual([
    { name: '上海砚舟展示工程有限公司', role: 'official_contractor' },
  ])
  expect(log.join()).toContain('logo: not an https link')
  expect(await runImport(pool, exhibitions, file)).toMatchObject({ written: 0 })
})

const held = 'start_date, set_status, original_start_date as was, original_end_date as was_to'

test('a postponement is told with the days before: stated, or those held until then', async () => {
  const name = '华南轴承展览会 2026'
  const plan = csv('plan.csv', [
    ['展会名称', '开始日期', '结束日期', '图纸报审截止', '展品运输截止'],
    [name, '2026-03-10', '2026-03-12', '2026-02-10', '2026-02-20'],
  ])
  await runImport(pool, exhibitions, plan)
  const moved = csv('moved.csv', [
    ['展会名称', '开始日期', '结束日期', '状态', '图纸报审截止'],
    [name, '2026-09-15', '2026-09-17', '延期', '2026-08-20'],
  ])
  expect(await runImport(pool, exhibitions, moved)).toMatchObject({ written: 1, rejected: 0 })
  expect(await rows(`select ${held} from exhibition_edition where name = '${name}'`)).toEqual([
    { start_date: '2026-09-15', set_status: 'postponed', was: '2026-03-10', was_to: '2026-03-12' },
  ])
  // The old deadline of the freight went with the old days.
  expect(await edition('drawing_review_deadline as drawings, freight_deadline as freight', name)).toEqual({
    drawings: '2026-08-20',
    freight: null,
  })
  expect(await runImport(pool, exhibitions, moved)).toMatchObject({ written: 0 })

  const stated = csv('stated.csv', [
    ['Event name', 'Start', 'End', 'Event status', 'Original dates'],
    ['Tide Energy Expo 2026', '5 October 2026', '7 October 2026', 'Rescheduled', '4-6 May 2026'],
    ['Harbour Boat Show 2026', '', '', 'postponed', '1-3 June 2026'],
    ['Alpine Rope Fair 2026', '2026-11-02', '2026-11-04', 'CANCELLED', ''],
    ['Cloud Kite Fair 2026', '2026-11-02', '2026-11-04', 'perhaps', ''],
  ])
  const log: string[] = []
  expect(await runImport(pool, exhibitions, stated, { log: (text) => log.push(text) })).toMatchObject({
    written: 4,
    rejected: 0,
  })
  expect(await edition(held, 'Tide Energy Expo 2026')).toEqual({
    start_date: '2026-10-05',
    set_status: 'postponed',
    was: '2026-05-04',
    was_to: '2026-05-06',
  })
  expect(await edition(held, 'Harbour Boat Show 2026')).toMatchObject({
    start_date: '2026-06-01',
    set_status: 'postponed',
    was: '2026-06-01',
  })
  expect(await edition(held, 'Alpine Rope Fair 2026')).toMatchObject({ set_status: 'cancelled' })
  expect(log.join('\n')).toContain('status: perhaps is not understood')
  expect(await runImport(pool, exhibitions, stated)).toMatchObject({ written: 0 })

  const held2 = csv('revived.csv', [
    ['Event name', 'Start', 'End', 'Event status'],
    ['Alpine Rope Fair 2026', '2026-11-02', '2026-11-04', 'EventScheduled'],
  ])
  await runImport(pool, exhibitions, held2)
  expect(await edition(held, 'Alpine Rope Fair 2026')).toMatchObject({ set_status: null })
})

test('an edition of the year before is not taken for the one that moved', async () => {
  const file = csv('years.csv', [
    ['展会名称', '开始日期', '结束日期', '状态'],
    ['华北风筝展览会 2025', '2025-11-10', '2025-11-12', ''],
    ['华北风筝展览会 2026', '2026-09-15', '2026-09-17', '延期'],
  ])
  expect(await runImport(pool, exhibitions, file)).toMatchObject({ written: 2 })
  expect(
    await rows("select count(*)::integer as n from exhibition_edition where name like '华北风筝%'"),
  ).toEqual([{ n: 2 }])
})
