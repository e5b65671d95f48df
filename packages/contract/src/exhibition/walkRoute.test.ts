import { expect, test } from 'vitest'
import { walkRoute } from '#exhibition/walkRoute.ts'

const at = (boothNo: string | null, firstPavilion: string | null = null) => ({
  id: `${boothNo} ${firstPavilion}`,
  boothNo,
  firstPavilion,
})
const said = (rows: ReturnType<typeof at>[]) => walkRoute(rows).stops.map(({ row }) => row.boothNo)

test('halls by the value of their numbers, up one aisle and down the next', () => {
  const printed = ['H10-A01', 'H2-B30', 'H2-A02', 'H2-A31']
  expect(said(printed.map((no) => at(no)))).toEqual(['H2-A02', 'H2-A31', 'H2-B30', 'H10-A01'])
})

test('one hall however it is written, and entries of no known hall behind all others', () => {
  const { stops, halls } = walkRoute([at('A09'), at('B02', '3号馆'), at('Hall 3 A01'), at('C1', '4号馆')])
  expect(stops.map(({ row, hall }) => [row.boothNo, hall])).toEqual([
    ['Hall 3 A01', 'HALL 3'],
    ['B02', 'HALL 3'],
    ['C1', '4号馆'],
    ['A09', null],
  ])
  expect(halls).toBe(3)
})

test('numbers that say no place stand apart, of several booths the first that says one counts', () => {
  const { stops, apart } = walkRoute([at('待定', 'H1'), at(null), at('VIP; H2-A05'), at('H1-B02; H2-A01')])
  expect(apart.map(({ boothNo }) => boothNo)).toEqual(['待定', null])
  expect(stops.map(({ row }) => row.boothNo)).toEqual(['H1-B02; H2-A01', 'VIP; H2-A05'])
})

/** A hall of a seed: 1–40 booths, some numbers twice. */
function randomHall(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return Array.from({ length: 1 + next(40) }, (_, n) => ({
    ...at(`H${1 + next(3)}-${'ABCDEFG'[next(7)]}${1 + next(60)}`),
    id: String(n),
  }))
}

/** As one walks by number, measured by the same rule. */
function byNumber(rows: ReturnType<typeof randomHall>): number {
  const halls = new Map<string, { aisle: number; number: number }[]>()
  for (const { boothNo } of rows) {
    const [, hall = '', aisle = '', number = ''] = /^(H\d)-(\w)(\d+)$/.exec(boothNo ?? '') ?? []
    halls.set(hall, [...(halls.get(hall) ?? []), { aisle: aisle.charCodeAt(0), number: Number(number) }])
  }
  let metres = 0
  for (const stands of halls.values()) {
    stands.sort((a, b) => a.aisle - b.aisle || a.number - b.number)
    const aisles = [...new Set(stands.map(({ aisle }) => aisle))]
    for (const [n, stand] of stands.entries()) {
      const before = stands[n - 1]
      if (before === undefined) continue
      const steps = Math.abs(aisles.indexOf(stand.aisle) - aisles.indexOf(before.aisle))
      metres += 9 * steps + 3 * Math.min(40, Math.abs(stand.number - before.number))
    }
  }
  return metres
}

test('of 500 made-up halls every booth is seen once, and no walk is longer than by number', () => {
  let [shorter, saved, all] = [0, 0, 0]
  for (let seed = 1; seed <= 500; seed += 1) {
    const rows = randomHall(seed)
    const { stops, apart, metres } = walkRoute(rows)
    expect([...stops.map(({ row }) => row.id), ...apart.map(({ id }) => id)].sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    )
    const plain = byNumber(rows)
    expect(metres).toBeLessThanOrEqual(plain)
    if (metres < plain) shorter += 1
    saved += plain - metres
    all += plain
  }
  expect(shorter).toBeGreaterThan(300)
  expect(saved / all).toBeGreaterThan(0.2)
})
