import type { Edition, Target } from '#backtest/fair.ts'
import { HouseTree } from '#names/houseTree.ts'
import { PrintedNames } from '#names/printedNames.ts'
import { listsOf } from '#world/lists.ts'
import { unknownFacts, type World, type WorldEdition, type WorldSeries } from '#world/world.ts'

type Entry = { edition: number; known: number; home: number; lat: number; lon: number }

/**
 * Printed lists as a world: exhibitors are names, numbered as they become known, and which of them are one house is
 * known from the day a list tells. A target that is no edition becomes one without a list.
 */
export function fairWorld(fairs: readonly Edition[], targets: readonly Target[]): World {
  const countries = new Numbers()
  const { editions, series, numbers } = editionsOf(fairs, targets, countries)
  const names = new Numbers()
  const houses = new HouseTree()
  const entries: Map<number, Entry>[] = []
  for (const { id, exhibitors, knownFrom } of fairs.toSorted(byKnown)) {
    const edition = numbers.get(id) ?? 0
    for (const { key, aliases, host, country, lat, lon } of exhibitors) {
      if (!key) continue
      const isNew = !names.has(key)
      const name = names.of(key)
      if (isNew) houses.add(name, key, knownFrom)
      for (const alias of aliases) houses.alias(name, alias, knownFrom)
      if (host) houses.host(name, key, host, knownFrom)
      const own = (entries[name] ??= new Map())
      const before = own.get(edition)
      own.set(edition, {
        edition,
        known: knownFrom,
        home: country ? countries.of(country) + 1 : (before?.home ?? 0),
        lat: lat ?? before?.lat ?? Number.NaN,
        lon: lon ?? before?.lon ?? Number.NaN,
      })
    }
  }
  const texts = names.all()
  const first = new Uint32Array(entries.length + 1)
  const flat = entries.flatMap((own, name) => {
    const sorted = [...own.values()].sort((a, b) => a.edition - b.edition)
    first[name + 1] = (first[name] ?? 0) + sorted.length
    return sorted
  })
  const byName = {
    first,
    edition: Int32Array.from(flat, (entry) => entry.edition),
    known: Int32Array.from(flat, (entry) => entry.known),
  }
  return {
    editions,
    series,
    exhibitors: {
      count: texts.length,
      keyOf: (exhibitor) => texts[exhibitor] ?? '',
      houses,
      names: new PrintedNames(texts),
      origins: {
        of: 'participation',
        home: Uint8Array.from(flat, (entry) => entry.home),
        lat: Float32Array.from(flat, (entry) => entry.lat),
        lon: Float32Array.from(flat, (entry) => entry.lon),
      },
      ...unknownFacts(texts.length),
    },
    ...byName,
    area: new Float32Array(flat.length).fill(Number.NaN),
    boothType: new Uint8Array(flat.length),
    ...listsOf(byName, editions.length),
  }
}

/** Words numbered as they come, from 0. */
class Numbers {
  private readonly known = new Map<string, number>()

  has(word: string): boolean {
    return this.known.has(word)
  }

  of(word: string): number {
    const number = this.known.get(word) ?? this.known.size
    this.known.set(word, number)
    return number
  }

  all(): string[] {
    return [...this.known.keys()]
  }
}

const byKnown = (a: Edition, b: Edition) => a.knownFrom - b.knownFrom || (a.id < b.id ? -1 : 1)

function editionsOf(fairs: readonly Edition[], targets: readonly Target[], countries: Numbers) {
  const dated = new Map(targets.map((target) => [target.id, target.start]))
  const listed = new Set(fairs.map(({ id }) => id))
  const announced = [
    ...fairs.map((fair) => ({ ...fair, day: dated.get(fair.id) ?? fair.start ?? fair.knownFrom - 1 })),
    ...targets.filter(({ id }) => !listed.has(id)).map((target) => ({ ...target, day: target.start })),
  ].sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
  const seriesNumbers = new Numbers()
  const series: WorldSeries[] = []
  const editions = announced.map((fair, number): WorldEdition => {
    const of = seriesNumbers.of(fair.series)
    series[of] ??= { id: fair.series, editions: [] }
    series[of].editions.push(number)
    return {
      id: fair.id,
      series: of,
      start: fair.day,
      home: fair.country ? countries.of(fair.country) + 1 : 0,
      lat: fair.lat ?? Number.NaN,
      lon: fair.lon ?? Number.NaN,
      organizers: fair.organisers,
      isCancelled: false,
      listStatus: '',
    }
  })
  return { editions, series, numbers: new Map(editions.map(({ id }, number) => [id, number])) }
}
