import { nameWords } from '#fair/companyName.ts'
import { daysPerYear } from '#fair/day.ts'
import { type FeatureGroup, holds, type Scene } from '#features/featureGroup.ts'

const widestBrand = 30

/**
 * What all names with the same rare first word did: "nexter" and "nexter systems", "thales" and "thales uk".
 * Too loose to call them one company, close enough to learn from.
 */
export const brand: FeatureGroup = {
  names: [
    'brandNames',
    'brandInLast',
    'brandShareOfEditions',
    'brandActive24Months',
    'brandOthersInLast',
    'words',
    'isShortest',
  ],
  prepare: (scene) => {
    const { history, target, earlier } = scene
    const brands = brandsOf(scene)
    return ({ key, companyId }, out, at) => {
      const text = history.keyText[key] ?? ''
      const words = nameWords(text)
      const keys = brands(words[0] ?? '')
      out[at + 5] = words.length
      if (!keys) {
        out.fill(Number.NaN, at, at + 5)
        out[at + 6] = Number.NaN
        return
      }
      const ids = new Set(keys.map((one) => history.companyId(one)))
      const own = history.company(companyId).editions
      const editions = new Set<number>()
      for (const id of ids) for (const index of history.company(id).editions) editions.add(index)
      const last = earlier[0]?.index ?? -1
      out[at] = keys.length
      out[at + 1] = Number(editions.has(last))
      out[at + 2] = earlier.filter((held) => editions.has(held.index)).length / earlier.length
      out[at + 3] = [...editions].filter(
        (index) => (history.editions[index]?.day ?? 0) > target.start - 2.05 * daysPerYear,
      ).length
      out[at + 4] = Number(editions.has(last) && !holds(own, last))
      out[at + 6] = Number(keys.every((other) => (history.keyText[other]?.length ?? 0) >= text.length))
    }
  },
}

/** First word → names beginning with it, unless the word is short or common. */
function brandsOf({ history }: Scene) {
  return (word: string): number[] | undefined => {
    const keys = word.length < 4 ? undefined : history.keysByFirstWord.get(word)
    return keys && keys.length <= widestBrand ? keys : undefined
  }
}
