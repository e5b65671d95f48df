import type { Pool } from 'pg'

/** Files of 16 MB: those of `max_wal_size` (embedded/settings.ts), 2 GB. */
const rounds = 128

/**
 * After a large load: the server keeps the files of its log for the next one as large. Each that is ended and checkpointed
 * is one less. Does nothing where the role may not (an outside server, as a rule).
 */
export async function trimLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select pg_has_role('pg_checkpoint', 'usage') and has_function_privilege('pg_switch_wal()', 'execute') as may`,
  )
  if (!rows[0]?.may) return
  for (let round = 0; round < rounds; round += 1) await pool.query('select pg_switch_wal(); checkpoint')
}
