import type { FeatureGroup } from '#features/featureGroup.ts'
import { industryShares } from '#scene/industryShares.ts'

/** What share of the last exhibitors here are of the same industry. */
export const industry: FeatureGroup = {
  factor: 'industry',
  names: ['industryShare'],
  prepare: (scene) => {
    const shareOf = industryShares(scene)
    const { industry: industries } = scene.world.exhibitors
    return ({ exhibitor }, out, at) => (out[at] = shareOf(industries[exhibitor] ?? 0))
  },
}
