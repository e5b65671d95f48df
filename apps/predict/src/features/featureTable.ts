import { brand } from '#features/brand.ts'
import { candidatesOf } from '#features/candidates.ts'
import { editionSetting } from '#features/editionSetting.ts'
import { elsewhere } from '#features/elsewhere.ts'
import type { Candidate, FeatureGroup, Scene } from '#features/featureGroup.ts'
import { home } from '#features/home.ts'
import { lately } from '#features/lately.ts'
import { localModel } from '#features/localModel.ts'
import { neighbours } from '#features/neighbours.ts'
import { printedName } from '#features/printedName.ts'
import { profile } from '#features/profile.ts'
import { seriesRecord } from '#features/seriesRecord.ts'
import { spelling } from '#features/spelling.ts'
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
]

export const featureNames: readonly string[] = groups.flatMap((group) => group.names)

/** Places of the features that are the same for all candidates of an edition. */
export const settingFeatures: readonly number[] = [...editionSetting.names, 'lastListKnownNames'].map(
  (name) => featureNames.indexOf(name),
)

/** Place of the feature that only the anchor uses: learnt with, it adds nothing. */
export const usualPlaceFeature = featureNames.indexOf('usualPlace')

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
  return { candidates, values }
}
