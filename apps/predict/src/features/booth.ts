import type { FeatureGroup } from '#features/featureGroup.ts'

/** The house's stands at this series: how large the last one was, and how much larger than the one before. */
export const booth: FeatureGroup = {
  factor: 'booth',
  names: ['boothGrowth', 'lastArea'],
  prepare: (scene) => {
    const { world, target, edition } = scene
    return ({ house }, out, at) => {
      const areas: number[] = []
      for (const place of scene.track(house).places) {
        const number = world.edition[place] ?? 0
        const area = world.area[place] ?? Number.NaN
        if (number !== edition && world.editions[number]?.series === target.series && area > 0)
          areas.push(area)
      }
      const [last = Number.NaN, before = Number.NaN] = areas.toReversed()
      out.set([Math.log(last / before), last], at)
    }
  },
}
