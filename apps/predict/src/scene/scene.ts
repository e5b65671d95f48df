import { type Step, stepFrom } from '#scene/steps.ts'
import { housesOn, isHeld, listOf, listSize } from '#world/lists.ts'
import { houseTrack, type Origin, originOf, type Track, trackOf } from '#world/track.ts'
import type { World, WorldEdition } from '#world/world.ts'

/** Earlier editions looked at, one bit of a mask each. */
const mostEarlier = 30
export const daysPerYear = 365.25

/**
 * One edition seen from a cut-off. Features are made of a scene and of nothing else, and a scene shows what was known on
 * its cut-off and nothing later.
 */
export class Scene {
  readonly world: World
  readonly edition: number
  readonly target: WorldEdition
  /** Days from 1970-01-01 */
  readonly cutOff: number
  /** Earlier editions of the series that had a list, latest first. */
  readonly earlier: readonly number[]
  /** Houses of those lists → in which of them: bit n is `earlier[n]`. */
  readonly here = new Map<number, number>()
  private readonly tracks = new Map<number, Track>()
  private readonly nameTracks = new Map<number, Track>()
  private readonly lists = new Map<number, Int32Array>()
  private readonly steps = new Map<number, Step | null>()
  private readonly held = new Map<number, boolean>()

  constructor(world: World, edition: number, cutOff: number) {
    const target = world.editions[edition]
    if (target === undefined) throw new Error(`no edition ${edition}`)
    if (cutOff > target.start) throw new Error('a cut-off lies before the edition begins')
    this.world = world
    this.edition = edition
    this.target = target
    this.cutOff = cutOff
    this.earlier = (world.series[target.series]?.editions ?? [])
      .filter((one) => one !== edition && this.isHeld(one))
      .toReversed()
      .slice(0, mostEarlier)
    this.earlier.forEach((one, lag) => {
      for (const house of this.housesOn(one)) this.here.set(house, (this.here.get(house) ?? 0) | (1 << lag))
    })
  }

  dayOf(edition: number | undefined): number {
    return this.world.editions[edition ?? -1]?.start ?? Number.NaN
  }

  houseOf(exhibitor: number): number {
    return this.world.exhibitors.houses.of(exhibitor, this.cutOff)
  }

  membersOf(house: number): readonly number[] {
    return this.world.exhibitors.houses.members(house, this.cutOff)
  }

  /** What a house did. */
  track(house: number): Track {
    const known = this.tracks.get(house)
    if (known) return known
    const track = houseTrack(this.world, house, this.cutOff)
    this.tracks.set(house, track)
    return track
  }

  /** What was printed under one name. */
  nameTrack(exhibitor: number): Track {
    if (this.world.exhibitors.names === null) return this.track(exhibitor)
    const known = this.nameTracks.get(exhibitor)
    if (known) return known
    const track = trackOf(this.world, [exhibitor], this.cutOff)
    this.nameTracks.set(exhibitor, track)
    return track
  }

  origin(house: number): Origin {
    return originOf(this.world, house, this.track(house))
  }

  listOf(edition: number): Int32Array {
    return listOf(this.world, edition, this.cutOff)
  }

  housesOn(edition: number): Int32Array {
    const known = this.lists.get(edition)
    if (known) return known
    const houses = housesOn(this.world, edition, this.cutOff)
    this.lists.set(edition, houses)
    return houses
  }

  sizeOf(edition: number): number {
    return listSize(this.world, edition, this.cutOff)
  }

  /** Whether an edition had begun and its list was known. */
  isHeld(edition: number): boolean {
    const known = this.held.get(edition)
    if (known !== undefined) return known
    const held = isHeld(this.world, edition, this.cutOff)
    this.held.set(edition, held)
    return held
  }

  /** From an edition to the next one of its series, where that had begun and both lists were known. */
  stepFrom(edition: number): Step | null {
    const known = this.steps.get(edition)
    if (known !== undefined) return known
    const step = stepFrom(this.world, edition, this.cutOff)
    this.steps.set(edition, step)
    return step
  }
}

/** Editions running from the latest list backwards that the house was on without a gap. */
export function streakOf(mask: number): number {
  let streak = 0
  while (mask & (1 << streak)) streak++
  return streak
}

export function timesOf(mask: number): number {
  let times = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) times++
  return times
}
