import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { timeIsUp } from '#deadline.ts'

const mark = /^select \/\* prepared (\w+) \*\//

/**
 * Says of a query, by `.modifyFront(prepared('name'))`, that it is parsed and planned once a connection instead of every
 * time: for what is asked often and joins much. Its text must always be the same: lists are `= any(…)`, not `in (…)`.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`)
}

/**
 * The pool as Kysely takes it, which knows nothing of prepared statements by itself. `isNamed` false: nothing is prepared, for a
 * pooler that gives the next statement to another session.
 */
export function preparing(pool: Pool, isNamed = true): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? wrapClient(client, isNamed)
      known.set(client, wrapped)
      return wrapped
    },
  }
}

function wrapClient(client: PoolClient, isNamed: boolean): PostgresPoolClient {
  return {
    query(text: unknown, values?: readonly unknown[]) {
      const up = timeIsUp()
      // The transaction that is open is rolled back; nothing else begins, a commit neither.
      if (up?.aborted && text !== 'rollback') return Promise.reject(up.reason)
      const name = isNamed && typeof text === 'string' ? mark.exec(text)?.[1] : undefined
      return Reflect.apply(
        client.query,
        client,
        name === undefined ? [text, values] : [{ name, text, values }],
      )
    },
    release: (destroy) => client.release(destroy),
  }
}
