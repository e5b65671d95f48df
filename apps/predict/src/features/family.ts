import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

const widestFamily = 40

/** Which of the names that begin alike ("saab", "saab australia") is printed: here, at this place, lately. */
export const family: FeatureGroup = {
  factor: 'company',
  names: [
    'nameElsewhere24',
    'familyShareLately',
    'familyShareInPlace',
    'familyShareHere',
    'familyPrintsInPlace',
    'familyNewNames',
    'familyIsNewest',
  ],
  prepare: (scene) => {
    const { names } = scene.world.exhibitors
    const nothing = family.names.map(() => Number.NaN)
    if (names === null) return (_, out, at) => out.set(nothing, at)
    const familyOf = familiesOf(scene)
    const printsOf = counter(scene)
    const yearAgo = scene.cutOff - 1.05 * daysPerYear
    return ({ exhibitor }, out, at) => {
      const mine = printsOf(exhibitor)
      const members = familyOf(exhibitor)?.map(printsOf)
      if (members === undefined) {
        out.set([mine.elsewhere, ...nothing.slice(1)], at)
        return
      }
      const sum = (of: (prints: Prints) => number) => members.reduce((all, one) => all + of(one), 0)
      const share = (of: (prints: Prints) => number) => {
        const all = sum(of)
        return all ? of(mine) / all : Number.NaN
      }
      out.set(
        [
          mine.elsewhere,
          share(({ lately }) => lately),
          share(({ inPlace }) => inPlace),
          share(({ here }) => here),
          sum(({ inPlace }) => inPlace),
          sum(({ first }) => Number(first >= yearAgo)),
          Number(members.every(({ latest }) => latest <= mine.latest)),
        ],
        at,
      )
    }
  },
}

/** How often, and since when, a name was printed. */
type Prints = {
  lately: number
  inPlace: number
  here: number
  elsewhere: number
  first: number
  latest: number
}

function counter(scene: Scene): (name: number) => Prints {
  const { world, target, earlier, cutOff } = scene
  const lateFrom = cutOff - 2.05 * daysPerYear
  const placeFrom = cutOff - 5.05 * daysPerYear
  const lately = new Set(earlier.slice(0, 3))
  const counted = new Map<number, Prints>()
  return (name) => {
    const known = counted.get(name)
    if (known) return known
    const prints = { lately: 0, inPlace: 0, here: 0, elsewhere: 0, first: 0, latest: 0 }
    const { editions } = scene.nameTrack(name)
    for (const number of editions) {
      const edition = world.editions[number]
      if (!edition) continue
      if (edition.start >= lateFrom) {
        prints.lately++
        if (edition.series !== target.series) prints.elsewhere++
      }
      if (edition.start >= placeFrom && edition.home === target.home) prints.inPlace++
      if (lately.has(number)) prints.here++
    }
    prints.first = scene.dayOf(editions[0])
    prints.latest = scene.dayOf(editions.at(-1))
    counted.set(name, prints)
    return prints
  }
}

/** Names printed so far with the same first word, or, where that is common, the same first two. */
function familiesOf(scene: Scene): (name: number) => readonly number[] | undefined {
  const { names } = scene.world.exhibitors
  const wide = new Map<string, number[]>()
  const narrow = new Map<string, number[]>()
  const among = (known: Map<string, number[]>, key: string, find: () => readonly number[]) => {
    const found = known.get(key) ?? [...find()]
    known.set(key, found)
    return found
  }
  return (name) => {
    const [first = '', second] = names?.wordsOf(name) ?? []
    if (names === null || first.length < 3) return undefined
    const all = among(wide, first, () =>
      names.beginningWith(first).filter((one) => scene.nameTrack(one).editions.length > 0),
    )
    if (all.length <= widestFamily) return all
    if (second === undefined) return undefined
    return among(narrow, `${first} ${second}`, () => all.filter((one) => names.wordsOf(one)[1] === second))
  }
}
