import { candidatesOf } from '#scene/candidates.ts'
import { width } from '#scene/features.ts'
import { type Pull, pullOf } from '#scene/pull.ts'
import { listOf, listSize, participationsOf, type Scene, streakOf, timesOf } from '#scene/scene.ts'
import type { World } from '#world/world.ts'

const year = 365.25

/** Rows of one scene: candidates, and `width` values for each, one row after the other. NaN is unknown. */
export type SceneTable = {
  scene: Scene
  pull: Map<number, Pull>
  setting: Setting
  candidates: number[]
  values: Float32Array
}

export function sceneTable(scene: Scene): SceneTable {
  const pull = pullOf(scene)
  const candidates = candidatesOf(scene, pull)
  const setting = settingOf(scene)
  const values = new Float32Array(candidates.length * width)
  candidates.forEach((company, row) => fill(scene, pull, setting, company, values, row * width))
  return { scene, pull, setting, candidates, values }
}

/** What is the same for all candidates of an edition. */
export type Setting = ReturnType<typeof settingOf>

function settingOf(scene: Scene) {
  const { world, earlier, here, cutOff, target } = scene
  const [last = -1, before = -1] = earlier
  const size = last < 0 ? 0 : listSize(world, last, cutOff)
  const industries = new Float64Array(256)
  const provinces = new Float64Array(256)
  for (const company of last < 0 ? [] : listOf(world, last, cutOff)) {
    const industry = world.companies.industry[company] ?? 0
    const province = world.companies.province[company] ?? 0
    industries[industry] = (industries[industry] ?? 0) + 1
    provinces[province] = (provinces[province] ?? 0) + 1
  }
  let stayed = 0
  let could = 0
  for (const mask of here.values()) {
    if ((mask & 2) === 0) continue
    could++
    if (mask & 1) stayed++
  }
  return {
    size,
    retention: before < 0 ? Number.NaN : (stayed + 3) / (could + 6),
    industryShare: (code: number) => (code === 0 || size === 0 ? Number.NaN : (industries[code] ?? 0) / size),
    provinceShare: (code: number) => (code === 0 || size === 0 ? Number.NaN : (provinces[code] ?? 0) / size),
    province: /^\d\d$/.test(target.province) ? Number(target.province) : 0,
    organizers: new Set(target.organizers),
    yearsSinceLast: last < 0 ? Number.NaN : (target.start - (world.editions[last]?.start ?? 0)) / year,
    monthsAhead: (target.start - cutOff) / 30,
  }
}

function fill(
  scene: Scene,
  pull: Map<number, Pull>,
  setting: Setting,
  company: number,
  out: Float32Array,
  at: number,
) {
  const { world, target, earlier, cutOff } = scene
  const mask = scene.here.get(company) ?? 0
  const times = timesOf(mask)
  const lag = mask === 0 ? -1 : Math.log2(mask & -mask)
  const { companies } = world
  const record = recordOf(scene, company, pull, setting.organizers)
  const province = companies.province[company] ?? 0
  const put = (values: number[], from: number) => out.set(values, at + from)
  put(
    [
      earlier.length > 0 ? mask & 1 : Number.NaN,
      earlier.length > 1 ? (mask >> 1) & 1 : Number.NaN,
      earlier.length > 2 ? (mask >> 2) & 1 : Number.NaN,
      times,
      earlier.length > 0 ? times / earlier.length : Number.NaN,
      streakOf(mask),
      lag < 0 ? Number.NaN : lag,
      lag < 0 ? Number.NaN : (target.start - (world.editions[earlier[lag] ?? 0]?.start ?? 0)) / year,
    ],
    0,
  )
  put(
    [
      setting.retention,
      scene.earlierCount,
      Math.log(1 + setting.size),
      setting.yearsSinceLast,
      setting.monthsAhead,
    ],
    8,
  )
  put(
    [record.months12, record.months24, record.series24, record.yearsSince, record.times, record.returnRate],
    13,
  )
  put([record.upcoming, record.pullBest, record.pullAny, record.sameOrganizer], 19)
  put([setting.industryShare(companies.industry[company] ?? 0)], 23)
  put(
    [
      province === 0 || setting.province === 0 ? Number.NaN : Number(province === setting.province),
      distanceKm(companies.lat[company] ?? 0, companies.lon[company] ?? 0, target.lat, target.lon),
      setting.provinceShare(province),
    ],
    24,
  )
  put([record.growth, record.lastArea, companies.capital[company] ?? Number.NaN], 27)
  if (cutOff > target.start) throw new Error('a cut-off lies before the edition begins')
}

/** What the company did, here and elsewhere, as far as it was known. */
function recordOf(scene: Scene, company: number, pull: Map<number, Pull>, organizers: Set<string>) {
  const { world, target, cutOff } = scene
  const series24 = new Set<number>()
  const pulled = new Map<number, number>()
  let months12 = 0
  let months24 = 0
  let times = 0
  let upcoming = 0
  let sameOrganizer = 0
  let latest = Number.NaN
  let chances = 0
  let returns = 0
  let lastArea = Number.NaN
  let areaBefore = Number.NaN
  const before = new Map<number, number>()
  for (const at of participationsOf(world, company, cutOff)) {
    const number = world.edition[at] ?? 0
    const edition = world.editions[number]
    if (edition === undefined || number === scene.edition) continue
    const isHere = edition.series === target.series
    if (isHere && !Number.isNaN(world.area[at] ?? Number.NaN)) {
      areaBefore = lastArea
      lastArea = world.area[at] ?? Number.NaN
    }
    if (edition.start > cutOff) {
      if (!isHere) upcoming++
      continue
    }
    const age = cutOff - edition.start
    times++
    latest = age / year
    if (age <= 380) months12++
    else if (age <= 745) months24++
    if (age <= 745) {
      series24.add(edition.series)
      const rate = pull.get(edition.series)?.rate
      if (!isHere && rate !== undefined) pulled.set(edition.series, rate)
    }
    if (!isHere && age <= 1100 && edition.organizers.some((name) => organizers.has(name))) sameOrganizer++
    const last = before.get(edition.series)
    if (last !== undefined && followedBy(world, last, cutOff) === number) returns++
    before.set(edition.series, number)
    if (followedBy(world, number, cutOff) >= 0) chances++
  }
  let none = 1
  let pullBest = 0
  for (const rate of pulled.values()) {
    none *= 1 - rate
    pullBest = Math.max(pullBest, rate)
  }
  return {
    months12,
    months24,
    series24: series24.size,
    yearsSince: latest,
    times,
    returnRate: (returns + 1.4) / (chances + 2),
    upcoming,
    pullBest,
    pullAny: 1 - none,
    sameOrganizer,
    lastArea,
    growth: Math.log(lastArea / areaBefore),
  }
}

/** The next edition of the series whose list was known; -1 none. */
function followedBy(world: World, edition: number, cutOff: number): number {
  const editions = world.series[world.editions[edition]?.series ?? -1]?.editions ?? []
  for (let at = editions.indexOf(edition) + 1; at < editions.length; at++) {
    const next = editions[at] ?? 0
    if ((world.editions[next]?.start ?? 0) > cutOff) return -1
    const place = world.listFirst[next] ?? 0
    if (place < (world.listFirst[next + 1] ?? 0) && (world.listKnown[place] ?? 0) <= cutOff) return next
  }
  return -1
}

/** Great-circle distance; NaN where a place is unknown. */
function distanceKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const radian = Math.PI / 180
  const half =
    Math.sin(((latB - latA) * radian) / 2) ** 2 +
    Math.cos(latA * radian) * Math.cos(latB * radian) * Math.sin(((lonB - lonA) * radian) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}
