import type { Pool } from 'pg'

/**
 * What a run would be made from: the last import that is done, the editions as they stand, and the night. null when
 * the last run was made from just that, or an import is still going on.
 */
export async function dataMark(pool: Pool, today: string): Promise<string | null> {
  const { rows } = await pool.query<{ mark: string; lastMark: string | null; isImporting: boolean }>(
    `select md5(concat_ws(' ', $1::text,
        (select id from import_run where status = 'done' order by finished_at desc limit 1),
        (select concat_ws(' ', count(*), max(updated_at), sum(listed_exhibitor_count)) from exhibition_edition))) as mark,
      (select data_mark from prediction_run where status = 'done' and not is_retrospective
        order by started_at desc limit 1) as "lastMark",
      exists (select from import_run where status = 'running' and started_at > now() - interval '6 hours')
        as "isImporting"`,
    [today],
  )
  const [row] = rows
  return row === undefined || row.isImporting || row.mark === row.lastMark ? null : row.mark
}
