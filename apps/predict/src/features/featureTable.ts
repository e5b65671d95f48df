import { brand } from '#features/brand.ts'
import { candidatesOf } from '#features/candidates.ts'
import { editionSetting } from '#features/editionSetting.ts'
import { elsewhere } from '#features/elsewhere.ts'
import type { Candidate, FeatureGroup, Scene } from '#features/featureGroup.ts'
import { home } from '#features/home.ts'
import { lately } from '#features/lately.ts'
import { localModel } from '#features/localModel.ts'
import { neighbours } from '#features/neighbours.ts'
import { otherFairs } from '#features/otherFairs.ts'
import { printedName } from '#features/printedName.ts'
import { profile } from '#features/profile.ts'
import { seriesRecord } from '#features/seriesRecord.ts'
import { spelling } from '#features/spelling.ts'
import { standingOf } from '#features/standing.ts'
import { usualPlace } from '#features/usualPlace.ts'

const groups: readonly FeatureGroup[] = [
  seriesRecord,
  printedName,
  elsewhere,
  neighbours,
  home,
  localModel,
  profile,
  brand,
  editionSetting,
  lately,
  spelling,
  usualPlace,
  otherFairs,
]

/** The last one is worked out from others of all candidates, once these are there. */
export const featureNames: readonly string[] = [...groups.flatMap((group) => group.names), 'standing']

/** Places of the features that are the same for all candidates of an edition. */
export const settingFeatures: readonly number[] = [...editionSetting.names, 'lastListKnownNames'].map(
  (name) => featureNames.indexOf(name),
)

export const usualPlaceFeature = featureNames.indexOf('usualPlace')
export const standingFeature = featureNames.indexOf('standing')

/** Places of the features that only the anchor uses: learnt with, they add nothing. */
export const anchorFeatures: readonly number[] = [
  usualPlaceFeature,
  standingFeature,
  ...otherFairs.names.map((name) => featureNames.indexOf(name)),
]

const inLast = featureNames.indexOf('inEdition-1')

/** All of them speak for coming, at every fair and in every year. */
const standingFrom = ['fairsPointHere', 'countryShare', 'homeIsHere', 'homeSurpriseHere', 'returnsHere'].map(
  (name) => featureNames.indexOf(name),
)

/** One row of `featureNames.length` values per candidate, rows one after the other. */
export type FeatureTable = { candidates: Candidate[]; values: Float32Array }

export function featureTable(scene: Scene): FeatureTable {
  const candidates = candidatesOf(scene)
  const width = featureNames.length
  const values = new Float32Array(candidates.length * width)
  let from = 0
  for (const group of groups) {
    const fill = group.prepare(scene)
    candidates.forEach((candidate, row) => fill(candidate, values, row * width + from))
    from += group.names.length
  }
  standingOf(values, width, standingFrom, (row) => values[row * width + inLast] === 1).forEach(
    (value, row) => (values[row * width + standingFeature] = value),
  )
  return { candidates, values }
}
