import type { World } from '#world/world.ts'

/** What a house or an exhibitor did, as far as it was known on a day. */
export type Track = {
  /** Editions that had begun by then, oldest first, each once. */
  editions: readonly number[]
  /** Editions to come whose list it already stood on. */
  upcoming: readonly number[]
  /** Places of all these participations in the world's arrays, by edition. */
  places: readonly number[]
}

/** The track of some exhibitors together. */
export function trackOf(world: World, exhibitors: readonly number[], cutOff: number): Track {
  const places: number[] = []
  for (const exhibitor of exhibitors) {
    const to = world.first[exhibitor + 1] ?? 0
    for (let at = world.first[exhibitor] ?? 0; at < to; at++)
      if ((world.known[at] ?? 0) <= cutOff) places.push(at)
  }
  if (exhibitors.length > 1) places.sort((a, b) => (world.edition[a] ?? 0) - (world.edition[b] ?? 0) || a - b)
  const editions: number[] = []
  const upcoming: number[] = []
  let last = -1
  for (const at of places) {
    const edition = world.edition[at] ?? 0
    if (edition === last) continue
    last = edition
    if ((world.editions[edition]?.start ?? 0) <= cutOff) editions.push(edition)
    else upcoming.push(edition)
  }
  return { editions, upcoming, places }
}

export function houseTrack(world: World, house: number, cutOff: number): Track {
  return trackOf(world, world.exhibitors.houses.members(house, cutOff), cutOff)
}

export type Origin = { home: number; lat: number; lon: number }

/** Where a house comes from: what the registry says, or what lists known by then printed last. */
export function originOf({ exhibitors: { origins } }: World, house: number, { places }: Track): Origin {
  const { home, lat, lon } = origins
  const at = (place: number) => ({
    home: home[place] ?? 0,
    lat: lat[place] ?? Number.NaN,
    lon: lon[place] ?? Number.NaN,
  })
  if (origins.of === 'exhibitor') return at(house)
  const where = places.findLast((place) => !Number.isNaN(lat[place] ?? Number.NaN))
  const from = places.findLast((place) => home[place] !== 0)
  return {
    home: from === undefined ? 0 : (home[from] ?? 0),
    lat: where === undefined ? Number.NaN : (lat[where] ?? Number.NaN),
    lon: where === undefined ? Number.NaN : (lon[where] ?? Number.NaN),
  }
}

/** Whether `sorted` (rising) holds `value`. */
export function holds(sorted: readonly number[], value: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = sorted[middle] ?? 0
    if (at === value) return true
    if (at < value) low = middle + 1
    else high = middle - 1
  }
  return false
}
