import type { ReasonCode, ReasonValue } from '@zhzz/contract/prediction/reason.ts'
import { industryShares } from '#scene/industryShares.ts'
import { pullOf } from '#scene/pull.ts'
import { type Scene, streakOf, timesOf } from '#scene/scene.ts'
import { yearOf } from '#world/days.ts'

/** A sentence about a company, and the editions whose lists must hold it for the sentence to be true. */
export type Claim = {
  code: ReasonCode
  value: ReasonValue
  /** Editions the company must be listed at. */
  listedAt: number[]
  /** Editions and the company itself that the sentence is about, besides. */
  about: ('company' | number)[]
  /** m² at the editions of `listedAt`, where the sentence says so. */
  areas?: number[]
}

/** Smallest share of exhibitors in common, or of one industry, that is worth a word: 0–1. */
const worthSaying = 0.08
const shownEvidence = 4

/** Everything that can be said for the companies of an edition from their records, as known on the cut-off. */
export function claimsOf(scene: Scene): (company: number) => Claim[] {
  const organizers = new Set(scene.target.organizers)
  const shareOf = industryShares(scene)
  const { rateOf } = pullOf(scene)
  return (company) => claimsFor(scene, company, { organizers, shareOf, rateOf })
}

type Setting = {
  organizers: ReadonlySet<string>
  shareOf: (industry: number) => number
  rateOf: (series: number) => number
}

function claimsFor(scene: Scene, company: number, setting: Setting): Claim[] {
  const { world, earlier, cutOff, target } = scene
  const claims: Claim[] = []
  const add = (code: ReasonCode, value: ReasonValue, listedAt: number[], more: Partial<Claim> = {}) =>
    claims.push({ code, value, listedAt, about: [], ...more })
  const yearAt = (edition: number | undefined) => yearOf(world.editions[edition ?? 0]?.start ?? 0)

  const mask = scene.here.get(company) ?? 0
  const streak = streakOf(mask)
  if (streak > 1) {
    const editions = earlier.slice(0, streak)
    add(
      'streakHere',
      { count: streak, fromYear: yearAt(editions.at(-1)), toYear: yearAt(editions[0]) },
      editions,
    )
  } else if (mask !== 0) {
    const editions = earlier.filter((_, lag) => mask & (1 << lag))
    add('timesHere', { count: timesOf(mask), of: earlier.length, toYear: yearAt(editions[0]) }, editions)
  }

  const hereWithArea: number[] = []
  const organized: number[] = []
  const upcoming: number[] = []
  const lately: number[] = []
  let bestElsewhere: { edition: number; rate: number } | undefined
  for (const at of scene.track(company).places) {
    const number = world.edition[at] ?? 0
    const edition = world.editions[number]
    if (edition === undefined || number === scene.edition) continue
    const isHere = edition.series === target.series
    if (isHere && !Number.isNaN(world.area[at] ?? Number.NaN)) hereWithArea.push(at)
    const age = cutOff - edition.start
    if (age < 0) {
      if (!isHere) upcoming.push(number)
      continue
    }
    if (age <= 365) lately.push(number)
    if (isHere) continue
    if (age <= 1096 && edition.organizers.some((name) => setting.organizers.has(name))) organized.push(number)
    const rate = setting.rateOf(edition.series)
    if (age <= 745 && rate >= (bestElsewhere?.rate ?? worthSaying)) bestElsewhere = { edition: number, rate }
  }

  const [before, last] = hereWithArea.slice(-2)
  if (before !== undefined && last !== undefined) {
    const areas = [world.area[before] ?? 0, world.area[last] ?? 0]
    const [from = 0, to = 0] = areas
    const listedAt = [world.edition[before] ?? 0, world.edition[last] ?? 0]
    if (to > from * 1.02) add('boothGrowth', { from, to }, listedAt, { areas })
  }
  if (bestElsewhere)
    add('similarSeries', { share: Math.round(bestElsewhere.rate * 100) }, [bestElsewhere.edition])
  const newest = (editions: number[]) => editions.toReversed()
  if (organized.length > 0) add('sameOrganizer', { count: organized.length }, newest(organized))
  if (upcoming.length > 0) add('upcomingElsewhere', { count: upcoming.length }, newest(upcoming))
  else if (lately.length > 1) add('activeLately', { count: lately.length }, newest(lately))
  const share = setting.shareOf(world.exhibitors.industry[company] ?? 0)
  if (share >= worthSaying && earlier[0] !== undefined)
    add('industryHere', { share: Math.round(share * 100) }, [], { about: ['company', earlier[0]] })
  const { home } = scene.origin(company)
  if (home !== 0 && home === target.home) add('homeProvince', {}, [], { about: ['company', scene.edition] })
  return claims
}

/** Of the records behind a sentence, as many as are shown. */
export function shownOf(editions: number[]): number[] {
  return editions.slice(0, shownEvidence)
}
