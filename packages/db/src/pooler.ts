import type { Pool } from 'pg'
import type { Log } from '#log.ts'
import { connect, createPool, sessionSettings } from '#pool.ts'

// Any number; two nodes that start at once meet at it and the second waits.
const advisoryLock = 20_260_104

const newest = 'select extract(epoch from max(run_at))::text as at from schema_migration'

/**
 * Connections through a pooler that lends a session for one transaction. It keeps none of their settings, so the role has
 * them in this database from now on. Throws one sentence when it leads elsewhere, or to sessions of before.
 */
export async function openPooler(url: string, poolerUrl: string, log: Log): Promise<Pool> {
  const at = await setForRole(url)
  const pool = createPool(poolerUrl, { pooler: true, log })
  try {
    const { rows } = await pool.query<{ at: string; zone: string }>(
      `select (${newest}) as at, current_setting('TimeZone') as zone`,
    )
    const [there] = rows
    if (there?.at !== at) throw new Error('DATABASE_POOL_URL leads to another database than DATABASE_URL')
    if (there?.zone !== sessionSettings.TimeZone)
      throw new Error(
        'DATABASE_POOL_URL is of another role than DATABASE_URL, or has sessions of before: tell PgBouncer to RECONNECT',
      )
    return pool
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || String(error) : String(error)
    throw reason.startsWith('DATABASE_POOL_URL')
      ? error
      : new Error(`DATABASE_POOL_URL cannot be used: ${reason}`, { cause: error })
  }
}

/** Resolves with what tells this database from another. */
async function setForRole(url: string): Promise<string | undefined> {
  const client = await connect(url)
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    for (const [name, value] of Object.entries(sessionSettings)) {
      const { rows } = await client.query<{ alter: string }>(
        `select format('alter role %I in database %I set %I = %L', current_user, current_database(), $1::text, $2::text) as alter
          where not exists (select from pg_db_role_setting, unnest(setconfig) as each
            where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())
              and lower(each) = lower($1 || '=' || $2))`,
        [name, value],
      )
      for (const { alter } of rows) await client.query(alter)
    }
    const { rows } = await client.query<{ at: string }>(newest)
    await client.query('commit')
    return rows[0]?.at
  } finally {
    await client.end()
  }
}
