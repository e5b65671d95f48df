import { heldLately } from '#scene/heldLately.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'
import { stepFrom } from '#scene/steps.ts'
import { isHeld } from '#world/lists.ts'
import type { World } from '#world/world.ts'

const lateDays = 1.6 * daysPerYear
const hereDays = 2.5 * daysPerYear

/** Returns beyond what was to expect of houses of some home, per chance, of the last year and a half; 0 where there were none. */
export type Surprise = {
  all: number
  /** At fairs elsewhere. */
  away: number
  /** At fairs where this edition takes place, of the last two years and a half. */
  here: number
}

type Tally = Map<number, { chances: number; beyond: number }>
type Tallies = { cutOff: number; all: Tally; away: Tally; byPlace: Map<number, Tally> }

/** Many editions are looked at from one day, and this goes through all lists of some years. */
const remembered = new WeakMap<World, Tallies>()

/** By home. */
export function surprisesOf({ world, target, cutOff }: Scene): (home: number) => Surprise {
  const known = remembered.get(world)
  const tallies = known?.cutOff === cutOff ? known : tally(world, cutOff)
  remembered.set(world, tallies)
  const here: Tally = tallies.byPlace.get(target.home) ?? new Map()
  return (home) => ({ all: rate(tallies.all, home), away: rate(tallies.away, home), here: rate(here, home) })
}

function rate(from: Tally, home: number): number {
  const one = from.get(home)
  return one ? one.beyond / (one.chances + 20) : 0
}

function tally(world: World, cutOff: number): Tallies {
  const tallies: Tallies = { cutOff, all: new Map(), away: new Map(), byPlace: new Map() }
  for (const edition of heldLately(world, cutOff, hereDays)) {
    const before = editionBefore(world, edition, cutOff)
    const step = before === undefined ? null : stepFrom(world, before, cutOff)
    if (step === null) continue
    const place = world.editions[step.to]?.home ?? 0
    const here: Tally = tallies.byPlace.get(place) ?? new Map()
    tallies.byPlace.set(place, here)
    for (const [home, { chances, returns }] of step.homes) {
      const beyond = returns - chances * step.retention
      add(here, home, chances, beyond)
      if (step.day < cutOff - lateDays) continue
      add(tallies.all, home, chances, beyond)
      if (place !== home) add(tallies.away, home, chances, beyond)
    }
  }
  return tallies
}

/** The last edition of the series before one that had a known list. */
function editionBefore(world: World, edition: number, cutOff: number): number | undefined {
  const all = world.series[world.editions[edition]?.series ?? -1]?.editions ?? []
  return all.slice(0, all.indexOf(edition)).findLast((one) => isHeld(world, one, cutOff))
}

function add(to: Tally, home: number, chances: number, beyond: number) {
  const one = to.get(home) ?? { chances: 0, beyond: 0 }
  to.set(home, one)
  one.chances += chances
  one.beyond += beyond
}
