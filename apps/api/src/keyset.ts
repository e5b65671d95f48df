import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

/** Where a list goes on: the keys of the last row of the page before, as text; null: at its beginning. */
export type Place = (string | number | null)[]

type Key = { by: RawBuilder<unknown>; direction: 'asc' | 'desc'; mayBeUnknown: boolean }

/** The smallest first. `by`: a column as kysely names it, or SQL; never null. */
export function asc(by: string | RawBuilder<unknown>): Key {
  return { by: typeof by === 'string' ? sql.ref(by) : by, direction: 'asc', mayBeUnknown: false }
}

/** The largest first. */
export function desc(by: string | RawBuilder<unknown>): Key {
  return { ...asc(by), direction: 'desc' }
}

/** Rows whose key is null come last, whichever comes first. */
export function unknownLast(key: Key): Key {
  return { ...key, mayBeUnknown: true }
}

/** An order of rows; SQL of what follows from it. */
export interface Keyset {
  /** Behind `order by`. */
  order: RawBuilder<unknown>
  /** Of a row, to be selected: what the next page begins behind. */
  place: RawBuilder<Place>
  /** The row stands behind `at`. */
  behind(at: Place | null): RawBuilder<SqlBool>
  /** The same in parts, the rows of the first before those of the next; each is one range of an index on the keys. */
  ranges(at: Place | null): RawBuilder<SqlBool>[]
}

/** The order by `keys`, the first before the next; together they tell every two rows apart, so an id is the last of them. */
export function keyset(...keys: Key[]): Keyset {
  const columns = sql.join(keys.map(({ by }) => by))
  const ranges = (at: Place | null): RawBuilder<SqlBool>[] => {
    if (at === null) return [sql`true`]
    if (keys.every(({ direction, mayBeUnknown }) => !mayBeUnknown && direction === keys[0]?.direction))
      return [sql`(${columns}) ${than(keys[0])} (${sql.join(keys.map((_, index) => at[index]))})`]
    return rangesOf(keys, at)
  }
  return {
    order: sql.join(
      keys.map(
        ({ by, direction, mayBeUnknown }) =>
          sql`${by} ${sql.raw(mayBeUnknown ? `${direction} nulls last` : direction)}`,
      ),
    ),
    place: sql`array[${sql.join(keys.map(({ by }) => sql`(${by})::text`))}]`,
    behind: (at) => sql`(${sql.join(ranges(at), sql` or `)})`,
    ranges,
  }
}

/** The rows of one page with their places. Of a query without order and limit. */
export function paged<T, From extends keyof T, Row>(
  query: SelectQueryBuilder<T, From, Row>,
  { order, place, behind }: Keyset,
  { at, take }: { at: Place | null; take: number },
) {
  const left = at === null ? query : query.where(behind(at))
  return left.orderBy(order).limit(take).select(place.as('place'))
}

/**
 * The rows of one page, range after range of the index until there are enough: `or` between them would be no range, and all
 * that stands before the page be read.
 */
export async function rangeByRange<Row>(
  { ranges }: Keyset,
  { at, take }: { at: Place | null; take: number },
  read: (range: RawBuilder<SqlBool>, take: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const range of ranges(at))
    if (rows.length < take) rows.push(...(await read(range, take - rows.length)))
  return rows
}

function than(key: Key | undefined): RawBuilder<unknown> {
  return sql.raw(key?.direction === 'desc' ? '<' : '>')
}

function rangesOf([key, ...keys]: Key[], [value = null, ...values]: Place): RawBuilder<SqlBool>[] {
  if (key === undefined) return []
  const { by, mayBeUnknown } = key
  const equals = rangesOf(keys, values)
  if (value === null) return equals.map((range) => sql`(${by} is null and ${range})`)
  return [
    ...equals.map((range) => sql<SqlBool>`(${by} = ${value} and ${range})`),
    sql`${by} ${than(key)} ${value}`,
    ...(mayBeUnknown ? [sql<SqlBool>`${by} is null`] : []),
  ]
}
