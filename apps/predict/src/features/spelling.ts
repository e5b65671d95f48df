import { nameWords } from '#fair/companyName.ts'
import { daysPerYear } from '#fair/day.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'

const widestFamily = 40

/** Which of the names that begin alike ("saab", "saab australia") is printed: here, in this country, lately. */
export const spelling: FeatureGroup = {
  names: [
    'familyShareLately',
    'familyShareInCountry',
    'familyShareHere',
    'familyPrintsInCountry',
    'familyNewNames',
    'familyIsNewest',
    'keyElsewhere24',
    'lastListKnownNames',
  ],
  prepare: (scene) => {
    const { history, target, earlier, series } = scene
    const family = familiesOf(scene)
    const lateFrom = target.start - 2.05 * daysPerYear
    const countryFrom = target.start - 5.05 * daysPerYear
    const yearAgo = target.start - 1.05 * daysPerYear
    const hereFrom = earlier[2]?.index ?? earlier.at(-1)?.index ?? Number.POSITIVE_INFINITY
    const tallies = new Map<number, Tally>()
    const tallyOf = (key: number): Tally => {
      const known = tallies.get(key)
      if (known) return known
      const tally = { lately: 0, inCountry: 0, here: 0, elsewhere: 0, latest: 0, first: 0 }
      const printed = history.keyEditions[key] ?? []
      for (const index of printed) {
        const held = history.editions[index]
        if (!held) continue
        if (held.day >= lateFrom) {
          tally.lately++
          if (held.series !== series) tally.elsewhere++
        }
        if (held.day >= countryFrom && held.country === target.country) tally.inCountry++
        if (held.series === series && index >= hereFrom) tally.here++
      }
      tally.first = history.editions[printed[0] ?? -1]?.day ?? 0
      tally.latest = history.editions[printed.at(-1) ?? -1]?.day ?? 0
      tallies.set(key, tally)
      return tally
    }
    const last = earlier[0]
    const knownNames = last
      ? last.keys.filter((key) => (history.keyEditions[key]?.length ?? 0) > 1).length / last.keys.length
      : Number.NaN
    return ({ key }, out, at) => {
      const mine = tallyOf(key)
      out[at + 6] = mine.elsewhere
      out[at + 7] = knownNames
      const keys = family(history.keyText[key] ?? '')
      if (!keys) {
        out.fill(Number.NaN, at, at + 6)
        return
      }
      let [lately, inCountry, here, fresh, newest] = [0, 0, 0, 0, 0]
      for (const one of keys) {
        const tally = tallyOf(one)
        lately += tally.lately
        inCountry += tally.inCountry
        here += tally.here
        if (tally.first >= yearAgo) fresh++
        if (tally.latest > newest) newest = tally.latest
      }
      out[at] = lately ? mine.lately / lately : Number.NaN
      out[at + 1] = inCountry ? mine.inCountry / inCountry : Number.NaN
      out[at + 2] = here ? mine.here / here : Number.NaN
      out[at + 3] = inCountry
      out[at + 4] = fresh
      out[at + 5] = Number(mine.latest === newest)
    }
  },
}

type Tally = {
  lately: number
  inCountry: number
  here: number
  elsewhere: number
  latest: number
  first: number
}

/** Names with the same first word, or, where that is common, the same first two. */
function familiesOf({ history }: Scene) {
  const narrowed = new Map<string, number[]>()
  return (text: string): number[] | undefined => {
    const [first = '', second] = nameWords(text)
    if (first.length < 3) return undefined
    const wide = history.keysByFirstWord.get(first) ?? []
    if (wide.length <= widestFamily) return wide
    if (second === undefined) return undefined
    const pair = `${first} ${second}`
    const known = narrowed.get(pair)
    if (known) return known
    const narrow = wide.filter((key) => nameWords(history.keyText[key] ?? '')[1] === second)
    narrowed.set(pair, narrow)
    return narrow
  }
}
