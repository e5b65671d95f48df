import type { Input } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { estimatedRows } from '#estimatedRows.ts'
import { mostVisitors } from '#exhibition/visitorCounts.ts'
import type { Keyset, Place } from '#keyset.ts'

type Filters = Pick<
  Input<typeof exhibition.visitors>,
  'editionId' | 'regionCodes' | 'industries' | 'jobLevels' | 'interests' | 'visitedEditions'
>

/** Of so many rows at most a look-up by traits is faster than a walk: of one kind, of several together. */
const mostInIndex = { one: 4_000, several: 12_000 }

type Asked = { keys: Keyset; isCovered: boolean; at: Place | null; take: number }

/**
 * How many visitors are left, one more than are counted where there are more; and a condition on `visitor_organization as
 * visitor`, of whose rows the page is the first behind its place. `isCovered`: the index of the order has all that is asked.
 */
export async function visitorsLookedUp(
  db: Kysely<DB>,
  filters: Filters,
  { keys, isCovered, at, take }: Asked,
): Promise<{ counted: number; next: RawBuilder<boolean> }> {
  const told = traitsOf(filters)
  if (told.length > 0 && (await areRare(db, told))) {
    // Traits name their edition. Asked for it beside, PostgreSQL would look up all of the edition too.
    const rare = sql<boolean>`(${sql.join([...told.map(hasOneOf), visitedOften(filters)], sql` and `)})`
    const counted = (await idsOf(db, rare)).length
    return { counted, next: counted > mostVisitors ? inOrder(filters) : rare }
  }
  const ids = await idsOf(db, inOrder(filters), isCovered ? keys : undefined)
  const next = isCovered && at === null ? ids.slice(0, take) : ids
  const isKnown = next !== ids || ids.length <= mostVisitors
  return {
    counted: ids.length,
    next: isKnown ? sql`visitor.id = any(${next}::uuid[])` : inOrder(filters),
  }
}

/** One more than are counted, the first in an order, or any. */
async function idsOf(db: Kysely<DB>, condition: RawBuilder<boolean>, keys?: Keyset): Promise<string[]> {
  const found = sql`select visitor.id from visitor_organization visitor where ${condition}`
  // Behind a limit alone PostgreSQL would go through the table, where the first of them may come late.
  const { rows } = await sql<{ id: string }>`${
    keys === undefined
      ? sql`with matching as materialized (${found}) select id from matching`
      : sql`${found} order by ${keys.order}`
  } limit ${mostVisitors + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The conditions on `visitor_organization as visitor` row by row, along the index of an order, which has all that they ask. */
function inOrder(filters: Filters): RawBuilder<boolean> {
  // What is asked to be true is the same, and the index of traits does not know it.
  const told = traitsOf(filters).map((traits) => sql`(${hasOneOf(traits)}) is true`)
  const conditions = [sql`visitor.edition_id = ${filters.editionId}`, ...told, visitedOften(filters)]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Whether few visitors have what is asked for, as PostgreSQL estimates it of each kind. */
async function areRare(db: Kysely<DB>, told: string[][]): Promise<boolean> {
  const estimated = await Promise.all(
    told.map((traits) =>
      estimatedRows(db, sql`select from visitor_organization visitor where ${hasOneOf(traits)}`),
    ),
  )
  return Math.min(...estimated) <= (told.length > 1 ? mostInIndex.several : mostInIndex.one)
}

function hasOneOf(traits: string[]): RawBuilder<boolean> {
  return sql`visitor.trait_numbers && visitor_trait_numbers(${traits}::text[])`
}

/** Of each kind that is asked for the alternatives, as `visitor_traits` writes them. */
function traitsOf({ editionId, regionCodes, industries, jobLevels, interests }: Filters): string[][] {
  return Object.entries({ region: regionCodes, industry: industries, level: jobLevels, interest: interests })
    .map(([kind, values = []]) => values.map((value) => `${editionId} ${kind}:${value}`))
    .filter((traits) => traits.length > 0)
}

function visitedOften({ visitedEditions }: Filters): RawBuilder<boolean> {
  return visitedEditions === undefined ? sql`true` : sql`visitor.edition_count >= ${Number(visitedEditions)}`
}
