import type { FeatureGroup } from '#features/featureGroup.ts'
import { heldLately } from '#scene/heldLately.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

/** What is the same for all candidates of an edition: how big it is, how faithful its exhibitors, how long the pause. */
export const editionSetting: FeatureGroup = {
  factor: 'exhibitionLoyalty',
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
    'lastListKnownNames',
    'monthsAhead',
  ],
  prepare: (scene) => {
    const values = settingOf(scene)
    return (_, out, at) => out.set(values, at)
  },
}

function settingOf(scene: Scene): number[] {
  const { target, earlier, here, cutOff } = scene
  const sizes = earlier.slice(0, 4).map((edition) => scene.listOf(edition).length)
  const [size = Number.NaN] = sizes
  const usualSize = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? Number.NaN
  const days = [target.start, ...earlier.map((edition) => scene.dayOf(edition))]
  const pauses = days.slice(1, 6).map((day, at) => ((days[at] ?? 0) - day) / daysPerYear)
  const [pause = Number.NaN] = pauses
  const usualPause = pauses.slice(1).toSorted((a, b) => a - b)[(pauses.length - 1) >> 1] ?? Number.NaN
  const masks = [...here.values()]
  /** Of the houses with all these bits, the share that has that one, too. */
  const share = (all: number, also: number, hold = 0) => {
    const held = masks.filter((mask) => (mask & all) === all)
    const found = held.filter((mask) => (mask & also) === also).length
    return (found + hold) / (held.length + 2 * hold)
  }
  const among = (editions: number, value: number) => (earlier.length > editions ? value : Number.NaN)
  return [
    earlier.length,
    size,
    size / usualSize,
    pause,
    pause / usualPause,
    among(1, share(2, 1)),
    among(2, share(4, 2)),
    among(2, share(6, 1, 1)),
    among(1, masks.filter((mask) => mask === 1).length / masks.filter((mask) => mask & 1).length),
    among(1, nameStability(scene)),
    heldLately(scene.world, cutOff, 2 * daysPerYear).length,
    knownNames(scene),
    (target.start - cutOff) / 30,
  ]
}

/** Of the houses on the last two lists, the share that one name stands for on both. */
function nameStability(scene: Scene): number {
  const [last, before] = scene.earlier
  if (last === undefined || before === undefined || scene.world.exhibitors.names === null) return Number.NaN
  const both = [...scene.here].filter(([, mask]) => (mask & 3) === 3).length
  const earlierNames = new Set(scene.listOf(before))
  const same = new Set(
    scene
      .listOf(last)
      .filter((name) => earlierNames.has(name))
      .map((name) => scene.houseOf(name)),
  )
  return both ? same.size / both : Number.NaN
}

/** Of the last list, the share that had been on another one. */
function knownNames(scene: Scene): number {
  const [last] = scene.earlier
  if (last === undefined) return Number.NaN
  const names = scene.listOf(last)
  return names.filter((name) => scene.nameTrack(name).editions.length > 1).length / names.length
}
