import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'
import { holds } from '#world/track.ts'

const widestBrand = 30

/**
 * What all names with the same rare first word did: "nexter" and "nexter systems", "thales" and "thales uk".
 * Too loose to call them one house, close enough to learn from.
 */
export const brand: FeatureGroup = {
  factor: 'company',
  names: [
    'words',
    'isShortest',
    'brandNames',
    'brandInLast',
    'brandShareOfEditions',
    'brandActive24Months',
    'brandOthersInLast',
  ],
  prepare: (scene) => {
    const { earlier, world } = scene
    const { names } = world.exhibitors
    const nothing = brand.names.map(() => Number.NaN)
    if (names === null) return (_, out, at) => out.set(nothing, at)
    const last = earlier[0] ?? -1
    const brands = new Map<string, Brand | null>()
    const brandOf = (word: string) => {
      const known = brands.get(word)
      if (known !== undefined) return known
      const all = word.length < 4 ? [] : names.beginningWith(word)
      const printed = all.filter((name) => scene.nameTrack(name).editions.length > 0)
      const found = printed.length > 0 && printed.length <= widestBrand ? together(scene, printed) : null
      brands.set(word, found)
      return found
    }
    return ({ exhibitor, house }, out, at) => {
      const words = names.wordsOf(exhibitor)
      const it = brandOf(words[0] ?? '')
      if (it === null) {
        out.set([words.length, ...nothing.slice(1)], at)
        return
      }
      const isOwn = holds(scene.track(house).editions, last)
      out.set(
        [
          words.length,
          Number(names.text(exhibitor).length <= it.shortest),
          it.names,
          Number(it.isInLast),
          it.share,
          it.lately,
          Number(it.isInLast && !isOwn),
        ],
        at,
      )
    }
  },
}

type Brand = { names: number; shortest: number; isInLast: boolean; share: number; lately: number }

/** What the houses behind some names did together. */
function together(scene: Scene, sharing: readonly number[]): Brand {
  const { world, earlier, cutOff } = scene
  const editions = new Set<number>()
  for (const house of new Set(sharing.map((name) => scene.houseOf(name))))
    for (const edition of scene.track(house).editions) editions.add(edition)
  return {
    names: sharing.length,
    shortest: Math.min(...sharing.map((name) => world.exhibitors.names?.text(name).length ?? 0)),
    isInLast: editions.has(earlier[0] ?? -1),
    share: earlier.filter((edition) => editions.has(edition)).length / earlier.length,
    lately: [...editions].filter((edition) => scene.dayOf(edition) > cutOff - 2.05 * daysPerYear).length,
  }
}
