import type { Pool } from 'pg'

/** By a tenth each the server forgets how large a load may be. */
const forgetting = 24

/**
 * After the first large load: the server keeps the files of its log for the next one as large. Each that is ended and
 * checkpointed is one less. Does nothing where the role may not (an outside server, as a rule).
 */
export async function trimLog(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ may: boolean; files: number }>(
    `select pg_has_role('pg_checkpoint', 'usage') and has_function_privilege('pg_switch_wal()', 'execute') as may,
      (least(pg_current_wal_lsn() - '0/0', pg_size_bytes(current_setting('max_wal_size')))
        / pg_size_bytes(current_setting('wal_segment_size')))::float8 as files`,
  )
  if (!rows[0]?.may) return
  const rounds = Math.ceil(rows[0].files) + forgetting
  for (let round = 0; round < rounds; round += 1) await pool.query('select pg_switch_wal(); checkpoint')
}
