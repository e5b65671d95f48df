import { daysPerYear } from '#fair/day.ts'
import { type FeatureGroup, holds } from '#features/featureGroup.ts'

/** Which of a company's names this is: the one this series prints, the one everybody prints, or a rare form. */
export const printedName: FeatureGroup = {
  names: [
    'nameInLastEdition',
    'nameTimesHere',
    'nameShareHere',
    'nameShareOverall',
    'nameIsLatest',
    'nameIsLatestHere',
    'namesOfCompany',
    'nameTimesOverall',
    'nameLength',
    'nameShare3Years',
    'nameYearsSince',
  ],
  prepare: ({ history, target, earlier }) => {
    const since = target.start - 3 * daysPerYear
    const here = earlier.map((held) => held.index).toReversed()
    return ({ key, companyId }, out, at) => {
      const company = history.company(companyId)
      const mine = history.keyEditions[key] ?? []
      const timesHere = (keyEditions: number[]) => here.filter((index) => holds(keyEditions, index)).length
      const myTimesHere = timesHere(mine)
      const companyTimesHere = timesHere(company.editions)
      const latestHere = here.findLast((index) => holds(company.editions, index))
      out[at] = earlier[0] ? Number(holds(mine, earlier[0].index)) : Number.NaN
      out[at + 1] = myTimesHere
      out[at + 2] = companyTimesHere ? myTimesHere / companyTimesHere : Number.NaN
      out[at + 3] = mine.length / company.editions.length
      out[at + 4] = Number(mine.at(-1) === company.editions.at(-1))
      out[at + 5] = latestHere === undefined ? Number.NaN : Number(holds(mine, latestHere))
      out[at + 6] = company.keys.length
      out[at + 7] = mine.length
      const recent = company.editions.filter((index) => (history.editions[index]?.day ?? 0) > since)
      out[at + 9] = recent.length
        ? recent.filter((index) => holds(mine, index)).length / recent.length
        : Number.NaN
      out[at + 10] = (target.start - (history.editions[mine.at(-1) ?? -1]?.day ?? Number.NaN)) / daysPerYear
      out[at + 8] = history.keyText[key]?.length ?? 0
    }
  },
}
