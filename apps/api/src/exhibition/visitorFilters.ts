import type { Input } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { type RawBuilder, sql } from 'kysely'

type Filters = Pick<
  Input<typeof exhibition.visitors>,
  'editionId' | 'regionCodes' | 'industries' | 'jobLevels' | 'interests' | 'visitedEditions'
>

/** The conditions on `visitor_organization as visitor`; those of one kind are alternatives. */
export function visitorFilters(filters: Filters): RawBuilder<boolean> {
  const { editionId, regionCodes, industries, jobLevels, interests, visitedEditions } = filters
  const oneOf = (kind: string, values: readonly string[] | undefined) =>
    values?.length
      ? sql`visitor.traits && ${values.map((value) => `${editionId} ${kind}:${value}`)}::text[]`
      : sql`true`
  const conditions = [
    oneOf('region', regionCodes),
    oneOf('industry', industries),
    oneOf('level', jobLevels),
    oneOf('interest', interests),
    ...(visitedEditions === undefined ? [] : [sql`visitor.edition_count >= ${Number(visitedEditions)}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
