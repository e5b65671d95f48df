import type { Input } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { mostVisitors } from '#exhibition/visitorCounts.ts'

type Filters = Pick<
  Input<typeof exhibition.visitors>,
  'editionId' | 'regionCodes' | 'industries' | 'jobLevels' | 'interests' | 'visitedEditions'
>

/** Ids of visitors by the index of what they are narrowed by, in no order; one more than are counted. */
export async function visitorsLookedUp(db: Kysely<DB>, filters: Filters): Promise<string[]> {
  const told = traitsOf(filters).map((traits) => sql<boolean>`visitor.traits && ${traits}::text[]`)
  // Traits name their edition. Asked for it beside, PostgreSQL would look up all of the edition too; and behind a limit alone
  // it would go through the table, where the first of them may come late.
  const ofEdition = told.length > 0 ? told : [sql<boolean>`visitor.edition_id = ${filters.editionId}`]
  const { rows } = await sql<{ id: string }>`with matching as materialized (
      select visitor.id from visitor_organization visitor
      where ${sql.join([...ofEdition, visitedOften(filters)], sql` and `)})
    select id from matching limit ${mostVisitors + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same conditions on `visitor_organization as visitor` row by row, along the index of an order. */
export function visitorsInOrder(filters: Filters): RawBuilder<boolean> {
  // What is joined to nothing is the same, and no index knows it.
  const told = traitsOf(filters).map((traits) => sql`(visitor.traits || '{}') && ${traits}::text[]`)
  return sql<boolean>`(${sql.join([...told, visitedOften(filters)], sql` and `)})`
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
