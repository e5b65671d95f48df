import type { FactorCode } from '@zhzz/contract/prediction/reason.ts'
import { booth } from '#features/booth.ts'
import { brand } from '#features/brand.ts'
import { company } from '#features/company.ts'
import { editionSetting } from '#features/editionSetting.ts'
import { elsewhere } from '#features/elsewhere.ts'
import { family } from '#features/family.ts'
import type { FeatureGroup } from '#features/featureGroup.ts'
import { home } from '#features/home.ts'
import { industry } from '#features/industry.ts'
import { kinship } from '#features/kinship.ts'
import { neighbours } from '#features/neighbours.ts'
import { organizer } from '#features/organizer.ts'
import { placesOf } from '#features/places.ts'
import { printedName } from '#features/printedName.ts'
import { profile } from '#features/profile.ts'
import { seriesRecord } from '#features/seriesRecord.ts'
import { standingOf } from '#features/standing.ts'
import { usualPlace } from '#features/usualPlace.ts'
import { type Candidate, candidatesOf } from '#scene/candidates.ts'
import type { Scene } from '#scene/scene.ts'

const groups: readonly FeatureGroup[] = [
  seriesRecord,
  editionSetting,
  elsewhere,
  neighbours,
  kinship,
  profile,
  organizer,
  industry,
  home,
  booth,
  company,
  printedName,
  brand,
  family,
  usualPlace,
]

const filled = groups.flatMap(({ names, factor }) => names.map((name) => ({ name, factor })))

/** A feature is named in its group alone: one that is worked on further is that name again, or does not compile. */
type Named = (
  | typeof seriesRecord
  | typeof elsewhere
  | typeof neighbours
  | typeof kinship
  | typeof home
)['names'][number]

/** All of them speak for coming, at every fair and in every year. */
const standingFrom: readonly Named[] = ['placeShare', 'homeIsHere', 'homeSurpriseHere', 'returnsHere']

/** What speaks for a newcomer: its place among the newcomers says it for small and large fairs alike. */
const placedFrom: readonly Named[] = [
  'kinSum',
  'kinAtHome',
  'kinInPlace',
  'kinShare',
  'kinShareBest',
  'joinAny',
  'joinLift',
  'joinBest',
  'joinHome',
  'pullAny',
  'last24Months',
  'newSeries24',
  'newSeriesShare',
  'sameCountry36Months',
]

/** Standings and places are worked out from the others of all candidates, once these are there. */
const all = [
  ...filled,
  ...standingFrom.map((of) => ({ name: `${of}Standing`, factor: factorOf(of) })),
  ...placedFrom.map((of) => ({ name: `${of}Place`, factor: factorOf(of) })),
]

function factorOf(feature: Named): FactorCode {
  return filled.find(({ name }) => name === feature)?.factor ?? 'activity'
}

export const featureNames: readonly string[] = all.map(({ name }) => name)
/** Under which heading a person finds each feature. */
export const factorOfFeature: readonly FactorCode[] = all.map(({ factor }) => factor)
export const width = all.length

export function featureAt(name: string): number {
  const at = featureNames.indexOf(name)
  if (at < 0) throw new Error(`no feature ${name}`)
  return at
}

/** Places of the features that are the same for all candidates of an edition. */
export const settingFeatures: readonly number[] = editionSetting.names.map(featureAt)
export const usualPlaceFeature = featureAt('usualPlace')
export const standingFeatures: readonly number[] = standingFrom.map((name) => featureAt(`${name}Standing`))
/** Places of the features that only the anchor uses: learnt with, they add nothing. */
export const anchorFeatures: readonly number[] = [
  usualPlaceFeature,
  ...standingFeatures,
  featureAt('placeShare'),
]
const placeFeatures: readonly number[] = placedFrom.map((name) => featureAt(`${name}Place`))
/** What tells nothing of those who were here, and what tells nothing of those who were not. */
export const newcomerFeatures: readonly number[] = [...kinship.names.map(featureAt), ...placeFeatures]
export const returningFeatures: readonly number[] = [
  ...seriesRecord.names.map(featureAt),
  ...settingFeatures,
  ...anchorFeatures,
]

const inLast = featureAt('inLast')

/**
 * One row of `width` values per candidate, rows one after the other; NaN is unknown. From row `newFrom` on they are newcomers.
 */
export type FeatureTable = { scene: Scene; candidates: Candidate[]; newFrom: number; values: Float32Array }

export function featureTable(scene: Scene): FeatureTable {
  const { candidates, newFrom } = candidatesOf(scene)
  const values = new Float32Array(candidates.length * width)
  let from = 0
  for (const group of groups) {
    const fill = group.prepare(scene)
    candidates.forEach((candidate, row) => fill(candidate, values, row * width + from))
    from += group.names.length
  }
  const isInLast = (row: number) => values[row * width + inLast] === 1
  standingFrom.forEach((name, at) => {
    const standing = standingOf(values, width, featureAt(name), isInLast)
    standing.forEach((value, row) => (values[row * width + (standingFeatures[at] ?? 0)] = value))
  })
  placedFrom.forEach((name, at) => {
    const places = placesOf(values, width, featureAt(name), newFrom)
    places.forEach((value, row) => (values[row * width + (placeFeatures[at] ?? 0)] = value))
  })
  return { scene, candidates, newFrom, values }
}
