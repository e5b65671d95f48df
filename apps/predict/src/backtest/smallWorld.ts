import type { Edition } from '#backtest/fair.ts'
import { fairWorld } from '#backtest/fairWorld.ts'
import { eachAlone } from '#names/houses.ts'
import { unknownFacts, type World } from '#world/world.ts'

/** A list by hand: its series, first day, who is on it, and where it takes place. */
export type SmallList = {
  series: string
  start: number
  keys: string[]
  country?: string
  organisers?: string[]
  /** Countries of exhibitors, where the list prints them. */
  from?: Record<string, string>
}

/** A world for tests of printed names; an edition is called by its series and first day, `A-100`. */
export function printedWorld(lists: readonly SmallList[]): World {
  const editions = lists.map(
    ({ series, start, keys, country = '', organisers = [], from = {} }): Edition => ({
      id: `${series}-${start}`,
      series,
      start,
      knownFrom: start + 1,
      country,
      lat: null,
      lon: null,
      organisers,
      exhibitors: keys.map((key) => ({
        key,
        aliases: [],
        country: from[key] ?? '',
        lat: null,
        lon: null,
        host: '',
      })),
    }),
  )
  return fairWorld(editions, [])
}

type Fact = { industry?: number; capital?: number; home?: number }

/** The same lists with names matched to companies, of which a register knows this and that; stands of so many m² by list. */
export function companyWorld(
  lists: readonly SmallList[],
  register: Record<string, Fact> = {},
  areas: Record<string, Record<string, number>> = {},
): World {
  const world = printedWorld(lists)
  const { count, keyOf } = world.exhibitors
  const facts = unknownFacts(count)
  const home = new Uint8Array(count)
  for (let company = 0; company < count; company++) {
    const known = register[keyOf(company)]
    facts.industry[company] = known?.industry ?? 0
    facts.capital[company] = known?.capital ?? Number.NaN
    home[company] = known?.home ?? 0
    for (let at = world.first[company] ?? 0; at < (world.first[company + 1] ?? 0); at++) {
      const edition = world.editions[world.edition[at] ?? -1]?.id ?? ''
      world.area[at] = areas[edition]?.[keyOf(company)] ?? Number.NaN
    }
  }
  const nowhere = new Float32Array(count).fill(Number.NaN)
  return {
    ...world,
    exhibitors: {
      ...facts,
      count,
      keyOf,
      houses: eachAlone,
      names: null,
      origins: { of: 'exhibitor', home, lat: nowhere, lon: nowhere },
    },
  }
}
