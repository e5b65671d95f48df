import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backtestCommand } from '#backtest/backtestCommand.ts'
import { readBenchFolder } from '#backtest/benchFolder.ts'
import { parseDay } from '#world/days.ts'

const folder = mkdtempSync(join(tmpdir(), 'predict-'))
afterAll(() => rmSync(folder, { recursive: true }))

const editions = `edition_id,series,edition,name,start_date,end_date,approx_date,address,country,lat,lon,organiser,website,n_exhibitors,list_incomplete
a-2019,A,2019,"Invented, 2019",2019-05-02,2019-05-04,,"Hall 1
Old port",FR,48.1,2.5,First Org;Second Org,,2,
a-2020,A,2020,Invented 2020,,,2020-05,,FR,,,,,1,
a-2021,A,2021,Invented 2021,2021-05-02,2021-05-04,,,FR,,,,,1,True
`
const exhibitors = `edition_id,series,year,fair_country,company_key,company_name,aliases,company_country,address,lat,lon,categories,website_host
a-2019,A,2019,FR,velara,Velara,Velara Optik;VO,DE,,52.1,13.2,,Velara.example
a-2019,A,2019,FR,orbita,"Orbita, Inc.",,,,,,,
${['kappa', 'lambda', 'sigma'].map((key) => `a-2019,A,2019,FR,${key},,,,,,,,\n`).join('')}a-2020,A,2020,FR,velara,Velara,,,,,,,
${['rho', 'tau', 'phi', 'chi'].map((key) => `a-2020,A,2020,FR,${key},,,,,,,,\n`).join('')}a-2021,A,2021,FR,velara,Velara,,,,,,,
`
const targets = `split,series,edition_id,start,country,n_exhibitors,n_returning_same_series,n_prior_editions,prior_editions
test,A,a-2021,2021-05-02,FR,1,1,2,a-2019;a-2020
`
writeFileSync(join(folder, 'bench_fair_editions.csv'), editions)
writeFileSync(join(folder, 'bench_fair_exhibitors.csv'), exhibitors)
writeFileSync(join(folder, 'bench_fair_targets.csv'), targets)

test('reads the three files; a vague date counts as its last day', () => {
  const world = readBenchFolder(folder)
  expect(world.editions.map((edition) => edition.knownFrom)).toEqual(
    ['2019-05-03', '2020-06-01', '2021-05-03'].map(parseDay),
  )
  expect(world.editions[0]).toMatchObject({ organisers: ['First Org', 'Second Org'], lat: 48.1 })
  expect(world.editions[0]?.exhibitors[0]).toEqual({
    key: 'velara',
    aliases: ['Velara Optik', 'VO'],
    country: 'DE',
    lat: 52.1,
    lon: 13.2,
    host: 'velara.example',
  })
  expect(world.targets).toMatchObject([{ id: 'a-2021', split: 'test', start: parseDay('2021-05-02') }])
})

test('a folder may lack columns, and a target may have a vague date or none', () => {
  const bare = mkdtempSync(join(folder, 'bare-'))
  writeFileSync(join(bare, 'bench_fair_editions.csv'), 'edition_id,series,start_date\na-2019,A,2019-05-02\n')
  writeFileSync(join(bare, 'bench_fair_exhibitors.csv'), 'edition_id,company_key\na-2019,velara\n')
  const dates = ['a-2021,2021-05', 'a-2022,soon'].map((target) => `A,${target}\n`)
  writeFileSync(join(bare, 'bench_fair_targets.csv'), `series,edition_id,start\n${dates.join('')}`)
  const world = readBenchFolder(bare)
  expect(world.editions[0]?.exhibitors[0]).toMatchObject({ key: 'velara', aliases: [], lat: null })
  expect(world.targets).toMatchObject([{ id: 'a-2021', split: '', start: parseDay('2021-05-01') }])
})

test('the command writes one line per target, and none from --until on', async () => {
  const out = join(folder, 'out.ndjson')
  await backtestCommand.run(['--from', folder, '--out', out])
  const line: { edition_id: string; ranking: string[]; probability: number[] } = JSON.parse(
    readFileSync(out, 'utf8'),
  )
  expect(line.edition_id).toBe('a-2021')
  expect(line.ranking).toHaveLength(9)
  expect(line.ranking[0]).toBe('velara')
  expect(line.probability[0]).toBeGreaterThan(line.probability[1] ?? 1)
  await backtestCommand.run(['--from', folder, '--out', out, '--until', '2021-05-02'])
  expect(readFileSync(out, 'utf8')).toBe('')
  await expect(backtestCommand.run(['--from', folder, '--ahead', '-3'])).rejects.toThrow('--ahead')
  await expect(backtestCommand.run(['--from', folder, '--out', out, '--until', 'May'])).rejects.toThrow(
    '--until',
  )
})
