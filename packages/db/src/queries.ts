import { CompiledQuery, type Kysely } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { DB } from '#openDatabase.ts'

/** What runs a statement: a connection, or the transaction of a call. */
export interface Queries {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which rows its statement gives, as to a connection
  query<Row extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>
}

/** The transaction of a call for statements that are written out; columns keep the names that the statement gives them. */
export function queriesOf(db: Kysely<DB>): Queries {
  const plain = db.withoutPlugins()
  return {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the interface has it
    async query<Row extends QueryResultRow>(text: string, values: unknown[] = []) {
      const { rows, numAffectedRows } = await plain.executeQuery<Row>(CompiledQuery.raw(text, values))
      return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) }
    },
  }
}
