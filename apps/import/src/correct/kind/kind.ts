import type { Queries } from '@zhzz/db/queries.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { lineOf } from '#value/text.ts'

type Row = Readonly<Record<string, unknown>>
type Value = string | number | boolean | readonly string[] | null

/** What a text says, by column, and how it is shown; null where it cannot be read. */
export type Told = { values: Readonly<Record<string, Value>>; shown: string } | null

/** A fact of a record: the columns it fills, those of one group standing or falling together. */
export type Fact = {
  group: string
  columns: readonly string[]
  read: (text: string, around: { client: Queries; held: Row }) => Told | Promise<Told>
  /** A record cannot be without it. */
  isNeeded?: true
  /** The import of the table asks by itself what was wrong. */
  isAsked?: true
}

/** Organisations of an edition that have a role. */
export type Role = { role: string }

/** Names by nature: what a correction of it writes and brings about. */
export type Kind = {
  table: 'exhibition_series' | 'exhibition_edition' | 'exhibitor' | 'hall' | 'pavilion' | 'hall_occupancy'
  name: string
  facts: Readonly<Record<string, Fact | Role>>
  /** By group columns that no fact fills, which go back with it. */
  beside?: Readonly<Record<string, readonly string[]>>
  /** Columns of which nothing is a value too, which may be wrong. */
  emptyIsWrong?: readonly string[]
  /** What the values together mean: refused by throwing a `Hindered`. */
  settle?: (held: Row, values: Record<string, Value>) => Record<string, Value>
  /** Brings what is made of the row to what it says now. */
  follow: (client: Queries, id: string, changed: Row, held: Row) => Promise<void>
  /** Companies whose counts and search rows hold something of what changed; null: none. */
  reach: (changed: Row) => string | null
}

export function isRole(fact: Fact | Role): fact is Role {
  return 'role' in fact
}

/** A fact of one column. */
export function plain(column: string, read: (text: string) => Value, group = column): Fact {
  return {
    group,
    columns: [column],
    read: (text) => {
      const value = read(text)
      return value === null ? null : { values: { [column]: value }, shown: String(value) }
    },
  }
}

/** A name, and what it is found by. */
export const nameFact: Fact = {
  group: 'name',
  columns: ['name', 'name_key'],
  isNeeded: true,
  read: (text) => {
    const name = lineOf(text)
    return name === null || nameKey(name) === ''
      ? null
      : { values: { name, name_key: nameKey(name) }, shown: name }
  },
}
