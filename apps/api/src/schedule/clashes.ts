import { metresBetween } from '@zhzz/contract/place/metres.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import type { Clash, PlanItem } from '@zhzz/contract/schedule/plan.ts'

/** A row of the plan with what tells whether it goes together with another. */
export type Planned = {
  item: PlanItem
  /** Whoever builds or exhibits is there before it opens. */
  busy: Days
  /** degrees; null: not known */
  place: Point | null
  /** Given up, called off, or put off without new days: nobody is anywhere. */
  isOff: boolean
}
type Days = { from: string; to: string }

/** Where somebody is on which days. */
export type Journey = { busy: Days; place: Point | null; cityName: string | null }

/** Halls of one city are not farther apart. */
const nearKilometres = 60
/** From so many kilometres on one does not arrive on the morning after an evening elsewhere. */
const farKilometres = 300
/** From so many on the way takes a second day. */
const overseasKilometres = 3_000
const dayLength = 86_400_000

/** Pairs of rows that the same person cannot do: the same days, or too far for the days between. By time. */
export function clashesOf(planned: readonly Planned[]): Clash[] {
  const open = planned
    .filter(({ isOff }) => !isOff)
    .toSorted((a, b) => (a.busy.from < b.busy.from ? -1 : a.busy.from > b.busy.from ? 1 : 0))
  return open.flatMap((first, at) =>
    open.slice(at + 1).flatMap((second) => {
      const people = first.item.people.filter(({ id }) => second.item.people.some((other) => other.id === id))
      const distance = distanceOf(first, second)
      const kind = people.length === 0 ? null : kindOf(journeyOf(first), journeyOf(second), distance)
      if (kind === null) return []
      const days = bothOf(daysOf(first.item), daysOf(second.item))
      return [
        {
          kind,
          first: sideOf(first.item),
          second: sideOf(second.item),
          ...(days ?? bothOf(first.busy, second.busy) ?? { from: first.busy.to, to: second.busy.from }),
          isWithMoves: kind !== 'travel' && days === null,
          people,
          distance,
        },
      ]
    }),
  )
}

function journeyOf({ busy, place, item: { cityName } }: Planned): Journey {
  return { busy, place, cityName }
}

/** Nobody can do both: the same days in two places, or too far for the days between. */
export function doClash(one: Journey, other: Journey): boolean {
  const [first, second] = one.busy.from <= other.busy.from ? [one, other] : [other, one]
  const kind = kindOf(first, second, distanceOf(first, second))
  return kind === 'overlap' || kind === 'travel'
}

function kindOf(first: Journey, second: Journey, distance: number | null): Clash['kind'] | null {
  const free = freeDays(first.busy, second.busy)
  if (free >= 2) return null
  if (free < 0) return isOneCity(first, second, distance) ? 'sameCity' : 'overlap'
  if (distance === null || distance < farKilometres) return null
  return free < (distance < overseasKilometres ? 1 : 2) ? 'travel' : null
}

function isOneCity(first: Journey, second: Journey, distance: number | null): boolean {
  return distance === null
    ? first.cityName !== null && first.cityName === second.cityName
    : distance < nearKilometres
}

/** Whole days that lie between them; less than 0: they share days. */
function freeDays({ to }: Days, { from }: Days): number {
  return (Date.parse(from) - Date.parse(to)) / dayLength - 1
}

/** The days of both. */
export function bothOf(first: Days, second: Days): Days | null {
  const from = first.from > second.from ? first.from : second.from
  const to = first.to < second.to ? first.to : second.to
  return from <= to ? { from, to } : null
}

export function daysOf({ startDate, endDate }: PlanItem): Days {
  return { from: startDate, to: endDate }
}

/** As the crow flies, in kilometres; null where a place is not known. */
export function distanceOf(first: Pick<Planned, 'place'>, second: Pick<Planned, 'place'>): number | null {
  return first.place && second.place && Math.round(metresBetween(first.place, second.place) / 1_000)
}

export function sideOf({ id, name, englishName, startDate, endDate, cityName }: PlanItem): Clash['first'] {
  return { id, name, englishName, startDate, endDate, cityName }
}
