import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear } from '#scene/scene.ts'

/** At how many editions of the same organisers the house was in three years: at all, and at those of other series. */
export const organizer: FeatureGroup = {
  factor: 'organizer',
  names: ['sameOrganizer', 'sameOrganizerElsewhere'],
  prepare: (scene) => {
    const { world, target, cutOff } = scene
    const organizers = new Set(target.organizers)
    return ({ house }, out, at) => {
      const { editions } = scene.track(house)
      let [all, elsewhere] = [0, 0]
      for (let place = editions.length - 1; place >= 0; place--) {
        const edition = world.editions[editions[place] ?? -1]
        if (!edition || edition.start < cutOff - 3.05 * daysPerYear) break
        if (!edition.organizers.some((name) => organizers.has(name))) continue
        all++
        if (edition.series !== target.series) elsewhere++
      }
      out.set([all, elsewhere], at)
    }
  },
}
