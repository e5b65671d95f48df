import { join } from 'node:path'
import { readCsv } from '#backtest/csvRows.ts'
import type { Announcement, Edition, Exhibitor, Target } from '#backtest/fair.ts'
import { firstDayOfVague, lastDayOfVague } from '#backtest/vagueDay.ts'
import { parseDay } from '#world/days.ts'

export type BenchFolder = { editions: Edition[]; targets: Target[] }

/** Columns that a folder may lack. */
const optional = [
  'approx_date',
  'country',
  'lat',
  'lon',
  'organiser',
  'aliases',
  'company_country',
  'website_host',
]

const decimal = (text: string) => (text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text))

/**
 * Reads bench_fair_editions.csv, bench_fair_exhibitors.csv and bench_fair_targets.csv.
 * The targets' and editions' exhibitor counts are outcomes and are not read. An edition with no usable date is
 * left out, since nobody can say what it comes before.
 */
export function readBenchFolder(folder: string): BenchFolder {
  const lists = readLists(join(folder, 'bench_fair_exhibitors.csv'))
  const announced = new Map<string, Announcement>()
  const editions: Edition[] = []
  const columns = [
    'edition_id',
    'series',
    'start_date',
    'approx_date',
    'country',
    'lat',
    'lon',
    'organiser',
  ] as const
  for (const row of readCsv(join(folder, 'bench_fair_editions.csv'), columns, optional)) {
    const [
      id = '',
      series = '',
      startText = '',
      approx = '',
      country = '',
      lat = '',
      lon = '',
      organiser = '',
    ] = row
    const start = approx ? null : parseDay(startText)
    const announcement = {
      id,
      series,
      start,
      country,
      lat: decimal(lat),
      lon: decimal(lon),
      organisers: organiser.split(';').flatMap((name) => name.trim() || []),
    }
    announced.set(id, announcement)
    const day = start ?? lastDayOfVague(approx || startText)
    if (day !== null) editions.push({ ...announcement, knownFrom: day + 1, exhibitors: lists.get(id) ?? [] })
  }
  return { editions, targets: readTargets(join(folder, 'bench_fair_targets.csv'), announced) }
}

function readLists(file: string): Map<string, Exhibitor[]> {
  const lists = new Map<string, Exhibitor[]>()
  const columns = [
    'edition_id',
    'company_key',
    'aliases',
    'company_country',
    'lat',
    'lon',
    'website_host',
  ] as const
  for (const row of readCsv(file, columns, optional)) {
    const [edition = '', key = '', aliases = '', country = '', lat = '', lon = '', host = ''] = row
    const list = lists.get(edition) ?? []
    lists.set(edition, list)
    list.push({
      key,
      aliases: aliases.split(';').flatMap((alias) => alias.trim() || []),
      country,
      lat: decimal(lat),
      lon: decimal(lon),
      host: host.toLowerCase(),
    })
  }
  return lists
}

/**
 * In order of time. The edition's own entry may be missing or vague: the targets file dates it. A vague date there
 * counts as the first day it can mean; a target with none is left out, since nobody can say what may be known.
 */
function readTargets(file: string, announced: Map<string, Announcement>): Target[] {
  const targets: Target[] = []
  for (const row of readCsv(
    file,
    ['split', 'series', 'edition_id', 'start', 'country'],
    ['split', 'country'],
  )) {
    const [split = '', series = '', id = '', startText = '', country = ''] = row
    const start = parseDay(startText) ?? firstDayOfVague(startText)
    if (start === null) continue
    const known = announced.get(id) ?? { lat: null, lon: null, organisers: [] }
    targets.push({ ...known, id, series, country, start, split })
  }
  return targets.sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
}
