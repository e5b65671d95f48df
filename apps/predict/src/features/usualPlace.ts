import type { FeatureGroup } from '#features/featureGroup.ts'
import { usualOrder } from '#scene/usualOrder.ts'

/** The place in the simplest ranking: what its record is worth among all the others of this edition. */
export const usualPlace: FeatureGroup = {
  factor: 'recordHere',
  names: ['usualPlace'],
  prepare: (scene) => {
    const order = usualOrder(scene)
    const value = new Map(order.map((exhibitor, place) => [exhibitor, -Math.log(20 + place)]))
    const behind = -Math.log(20 + order.length)
    return ({ exhibitor }, out, at) => (out[at] = value.get(exhibitor) ?? behind)
  },
}
