import { nameWords } from '@zhzz/search/names/houseName.ts'
import type { ListedRow } from '#houses/listedRows.ts'

export type Housed = ListedRow & { house: string }

/** Pairs of entries that are one company by what a file says of them, and how many of them stand in one house. */
export type Judged = { pairs: number; joined: number }

const mostOfHost = 8

/** Entries of one folded name; of one website whose names begin alike; an alias and the entry printed by that name. */
export function judges(rows: readonly Housed[]): Record<string, Judged> {
  const byKey = grouped(
    rows.filter(({ key }) => key !== ''),
    ({ key }) => key,
  )
  const byHost = [
    ...grouped(
      rows.filter(({ host }) => host.includes('.')),
      ({ host }) => host,
    ),
  ].filter(([, group]) => new Set(group.map(({ key }) => key)).size <= mostOfHost)
  const bySite = byHost.flatMap(([, group]) => [
    ...grouped(
      group.filter(({ name }) => (nameWords(name)[0] ?? '').length > 2),
      ({ name }) => nameWords(name)[0] ?? '',
    ).values(),
  ])
  const named = grouped(rows, ({ name }) => name.toLowerCase())
  const aliases = { pairs: 0, joined: 0 }
  for (const row of rows)
    for (const alias of row.aliases)
      for (const other of named.get(alias.toLowerCase()) ?? [])
        if (mayBeOne(row, other) && other.key !== row.key) {
          aliases.pairs += 1
          if (other.house === row.house) aliases.joined += 1
        }
  return {
    'folded name': within([...byKey.values()]),
    'website and first word': within(bySite),
    'alias and printed name': aliases,
  }
}

function within(groups: readonly Housed[][]): Judged {
  let [pairs, joined] = [0, 0]
  for (const group of groups) {
    const cells = [...grouped(group, ({ house, country }) => `${house} ${country}`).values()]
    for (const [at, some] of cells.entries()) {
      pairs += (some.length * (some.length - 1)) / 2
      joined += (some.length * (some.length - 1)) / 2
      for (const others of cells.slice(at + 1)) {
        const [one, other] = [some[0], others[0]]
        if (!one || !other || !mayBeOne(one, other)) continue
        pairs += some.length * others.length
        if (one.house === other.house) joined += some.length * others.length
      }
    }
  }
  return { pairs, joined }
}

function mayBeOne(a: ListedRow, b: ListedRow): boolean {
  return a.country === '' || b.country === '' || a.country === b.country
}

export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Two entries of one house that lists print differently, for a person to read; the same ones at every run. */
export function joinsToRead(rows: readonly Housed[], most: number): string[] {
  const lines = [...grouped(rows, ({ house }) => house).values()].flatMap((group) => {
    const [first, ...others] = [...new Map(group.map((row) => [row.key, row])).values()]
    return first === undefined ? [] : others.map((other) => `${shown(first)}  =  ${shown(other)}`)
  })
  const step = Math.max(1, Math.floor(lines.length / most))
  return lines
    .toSorted()
    .filter((_, at) => at % step === 0)
    .slice(0, most)
}

function shown({ name, country, host, series }: ListedRow): string {
  return [name, country, host, series].filter((part) => part !== '').join(' | ')
}
