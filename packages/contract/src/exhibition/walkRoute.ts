import { type BoothPlace, boothPlace, hallKey, walkKey } from '#exhibition/boothPlace.ts'

/** What of an entry of an exhibitor list says where it stands. */
interface Standing {
  id: string
  /** All numbers, `; ` between them. */
  boothNo: string | null
  /** Of the first of them. */
  firstPavilion: string | null
}

interface Stop<Row> {
  row: Row
  place: BoothPlace
}

export interface WalkRoute<Row> {
  /** Hall by hall, each entry once. */
  stops: { row: Row; hall: string | null }[]
  /** Numbers that say no place, as the list has them. */
  apart: Row[]
  /** What is walked inside the halls, by the numbers alone. */
  metres: number
  halls: number
}

/** By the usual grid: a row of stands and its aisle are 9 m deep, a stand is 3 m wide; a row is not longer than 120 m. */
const metresPerAisle = 9
const metresPerStand = 3
const longestRow = 40

/**
 * In which order to see exhibitors: halls in the order of their names, in each the shorter of two walks (by number; up
 * one aisle and down the next), then straightened where it crosses itself. Never longer than by number.
 */
export function walkRoute<Row extends Standing>(rows: readonly Row[]): WalkRoute<Row> {
  const halls = new Map<string, Stop<Row>[]>()
  const apart: Row[] = []
  for (const row of rows) {
    const place = placeOf(row)
    if (place === null) {
      apart.push(row)
      continue
    }
    const key = place.hall === null ? '' : walkKey(hallKey(place.hall))
    halls.set(key, [...(halls.get(key) ?? []), { row, place }])
  }
  // Those of which no hall is known come last.
  const inOrder = [...halls].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1))
  const walks = inOrder.map(([, stops]) => shortWalk(stops))
  return {
    stops: walks.flatMap(({ stops }) =>
      stops.map(({ row }) => ({ row, hall: stops[0]?.place.hall ?? null })),
    ),
    apart,
    metres: Math.round(walks.reduce((sum, { metres }) => sum + metres, 0)),
    halls: walks.length,
  }
}

/** Of the first booth whose number says one. */
function placeOf({ boothNo, firstPavilion }: Standing): BoothPlace | null {
  const numbers = (boothNo ?? '').split('; ')
  for (const [at, number] of numbers.entries()) {
    const place = boothPlace(number, at === 0 ? firstPavilion : null)
    if (place !== null) return place
  }
  return null
}

function shortWalk<Row>(unordered: Stop<Row>[]): { stops: Stop<Row>[]; metres: number } {
  const aisles = [...new Set(unordered.map(({ place }) => place.aisle))].sort(byWalk)
  const at = new Map(aisles.map((aisle, n) => [aisle, n]))
  const aisleOf = ({ place }: Stop<Row>) => at.get(place.aisle) ?? 0
  const between = (a: Stop<Row> | undefined, b: Stop<Row> | undefined): number => {
    if (a === undefined || b === undefined) return 0
    const stands = Math.min(longestRow, Math.abs(a.place.number - b.place.number))
    return metresPerAisle * Math.abs(aisleOf(a) - aisleOf(b)) + metresPerStand * stands
  }
  const length = (walk: Stop<Row>[]) => walk.reduce((sum, stop, n) => sum + between(walk[n - 1], stop), 0)
  const byNumber = [...unordered].sort(
    (a, b) => aisleOf(a) - aisleOf(b) || a.place.number - b.place.number || byWalk(a.place.no, b.place.no),
  )
  const upAndDown = aisles.flatMap((aisle, n) => {
    const row = byNumber.filter(({ place }) => place.aisle === aisle)
    return n % 2 === 0 ? row : turned(row)
  })
  const walk = length(upAndDown) < length(byNumber) ? upAndDown : byNumber
  straighten(walk, between)
  return { stops: walk, metres: length(walk) }
}

/** Turns a part of the walk round wherever that shortens it (2-opt); the first stop stays. */
function straighten<Row>(
  walk: Stop<Row>[],
  between: (a: Stop<Row> | undefined, b: Stop<Row> | undefined) => number,
): void {
  for (let isShorter = true, round = 0; isShorter && round < 20; round += 1) {
    isShorter = false
    for (let from = 1; from < walk.length - 1; from += 1)
      for (let to = from + 1; to < walk.length; to += 1) {
        const now = between(walk[from - 1], walk[from]) + between(walk[to], walk[to + 1])
        const other = between(walk[from - 1], walk[to]) + between(walk[from], walk[to + 1])
        if (other >= now) continue
        walk.splice(from, to - from + 1, ...turned(walk.slice(from, to + 1)))
        isShorter = true
      }
  }
}

function turned<One>(all: readonly One[]): One[] {
  return all.reduceRight<One[]>((back, one) => {
    back.push(one)
    return back
  }, [])
}

function byWalk(a: string, b: string): number {
  const [one, other] = [walkKey(a), walkKey(b)]
  return one < other ? -1 : one > other ? 1 : 0
}
