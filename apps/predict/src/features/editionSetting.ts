import { daysPerYear } from '#fair/day.ts'
import { type FeatureGroup, holds, type Scene } from '#features/featureGroup.ts'

/** What is the same for all candidates of an edition: how big it is, how faithful its exhibitors, how long the pause. */
export const editionSetting: FeatureGroup = {
  names: [
    'earlierEditions',
    'lastSize',
    'lastSizeToUsual',
    'yearsSinceLast',
    'pauseToUsual',
    'retention1',
    'retention2',
    'faithfulReturn',
    'newcomerShare',
    'nameStability',
    'listsLast24Months',
  ],
  prepare: (scene) => {
    const values = settingOf(scene)
    return (_, out, at) => out.set(values, at)
  },
}

const shared = (a: Set<number>, b: Set<number>) => [...a].filter((id) => b.has(id))

function settingOf({ history, target, earlier }: Scene): number[] {
  const companies = earlier.map((held) => new Set(held.keys.map((key) => history.companyId(key))))
  const kept = (from: number) => {
    const [before, after] = [companies[from], companies[from - 1]]
    return before && after ? shared(before, after).length / before.size : Number.NaN
  }
  const sizes = earlier.slice(0, 4).map((held) => held.keys.length)
  const usualSize = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? Number.NaN
  const days = [target.start, ...earlier.map((held) => held.day)]
  const pauses = days.slice(1, 6).map((day, at) => ((days[at] ?? 0) - day) / daysPerYear)
  const usualPause = pauses.slice(1).toSorted((a, b) => a - b)[(pauses.length - 1) >> 1] ?? Number.NaN
  const [last, before] = [companies[0], companies[1]]
  const faithful = [...(before ?? [])].filter((id) => companies[2]?.has(id))
  const lastIndex = earlier[0]?.index ?? -1
  const stayed = faithful.filter((id) => holds(history.company(id).editions, lastIndex)).length
  const known = new Set(companies.slice(1).flatMap((set) => [...set]))
  const lastKeys = new Set(earlier[0]?.keys)
  const both = last && before ? shared(last, before) : []
  const sameName = both.filter((id) =>
    history
      .company(id)
      .keys.some(
        (key) => lastKeys.has(key) && holds(history.keyEditions[key] ?? [], earlier[1]?.index ?? -1),
      ),
  )
  return [
    earlier.length,
    sizes[0] ?? Number.NaN,
    (sizes[0] ?? Number.NaN) / usualSize,
    pauses[0] ?? Number.NaN,
    (pauses[0] ?? Number.NaN) / usualPause,
    kept(1),
    kept(2),
    companies[2] ? (stayed + 1) / (faithful.length + 2) : Number.NaN,
    last && before ? 1 - shared(last, known).length / last.size : Number.NaN,
    both.length ? sameName.length / both.length : Number.NaN,
    history.editions.filter((held) => held.day >= target.start - 2 * daysPerYear).length,
  ]
}
