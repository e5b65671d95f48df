import type { Pool } from 'pg'

const fileBytes = 16 * 1024 ** 2
/** Those of `max_wal_size` (embedded/settings.ts), 2 GB. */
const mostFiles = 128
/** By a tenth each the server forgets how large a load may be. */
const forgetting = 24

/**
 * After the first large load: the server keeps the files of its log for the next one as large. Each that is ended and
 * checkpointed is one less. Does nothing where the role may not (an outside server, as a rule).
 */
export async function trimLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ may: boolean; written: number }>(
    `select pg_has_role('pg_checkpoint', 'usage') and has_function_privilege('pg_switch_wal()', 'execute') as may,
      (pg_current_wal_lsn() - '0/0')::float8 as written`,
  )
  if (!rows[0]?.may) return
  const rounds = Math.min(mostFiles, Math.ceil(rows[0].written / fileBytes)) + forgetting
  for (let round = 0; round < rounds; round += 1) await pool.query('select pg_switch_wal(); checkpoint')
}
