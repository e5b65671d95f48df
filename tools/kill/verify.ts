import { runningUrl } from '@zhzz/db/embedded/startServer.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Acknowledged } from './writers.ts'

export type Verdict = { lost: number; doubled: number; unpaid: number }

/** Asks the database itself, beside the server. */
export async function query<Row extends object>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = runningUrl(dataDir)
  if (url === undefined) throw new Error('the embedded database is not up')
  const pool = createPool(url, { max: 1, statementTimeout: 60_000 })
  try {
    return (await pool.query<Row>(text, values)).rows
  } finally {
    await pool.end()
  }
}

/** Acknowledged writes that are not there; effects that are there twice; unlocks that count and ledger do not agree with. */
export async function verify(dataDir: string, { followUps, unlocks }: Acknowledged): Promise<Verdict> {
  const [row] = await query<Verdict>(
    dataDir,
    `select
      (select count(*)::int from unnest($1::text[]) as sent (content)
        where not exists (select from follow_up where follow_up.content = sent.content)) +
      (select count(*)::int from unnest($2::uuid[], $3::uuid[]) as done (tenant, company)
        where not exists (select from unlock where tenant_id = tenant and company_id = company and status = 'valid'))
      as lost,
      (select count(*)::int from (select from follow_up group by content having count(*) > 1) twice) +
      (select count(*)::int from (select from unlock group by tenant_id, company_id having count(*) > 1) twice)
      as doubled,
      (select count(*)::int from tenant where
        (select count(*) from unlock where tenant_id = tenant.id) is distinct from
        (select coalesce(sum(used), 0) from quota_usage where tenant_id = tenant.id and quota_code like 'unlock%')
        or (select count(*) from unlock where tenant_id = tenant.id) is distinct from
        (select coalesce(-sum(delta), 0) from quota_ledger where tenant_id = tenant.id and quota_code like 'unlock%'))
      as unpaid`,
    [followUps, unlocks.map((unlock) => unlock.tenantId), unlocks.map((unlock) => unlock.companyId)],
  )
  if (row === undefined) throw new Error('no verdict')
  return row
}
