import { runningUrl } from '@zhzz/db/embedded/startServer.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Acknowledged } from './writers.ts'

export type Verdict = { lost: number; doubled: number; unpaid: number }

/** Asks the database itself, beside the server. */
export function query<Row extends object>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return queryAt<Row>(urlOf(dataDir), text, values)
}

function urlOf(dataDir: string): string {
  const url = runningUrl(dataDir)
  if (url === undefined) throw new Error('the embedded database is not up')
  return url
}

/** Asks the database at this address. */
async function queryAt<Row extends object>(url: string, text: string, values: unknown[]): Promise<Row[]> {
  const pool = createPool(url, { max: 1, statementTimeout: 60_000 })
  try {
    return (await pool.query<Row>(text, values)).rows
  } finally {
    await pool.end()
  }
}

/** Of the database that the server runs in this folder. */
export function verify(dataDir: string, acknowledged: Acknowledged): Promise<Verdict> {
  return verifyAt(urlOf(dataDir), acknowledged)
}

/** Acknowledged writes that are not there; effects that are there twice; unlocks that count and ledger do not agree with. */
export async function verifyAt(url: string, { followUps, unlocks }: Acknowledged): Promise<Verdict> {
  const [row] = await queryAt<Verdict>(
    url,
    `select
      (select count(*)::int from unnest($1::text[]) as sent (content)
        where not exists (select from follow_up where follow_up.content = sent.content)) +
      (select count(*)::int from unnest($2::uuid[], $3::uuid[]) as done (tenant, company)
        where not exists (select from unlock where tenant_id = tenant and company_id = company and status = 'valid'))
      as lost,
      -- Those of the writers: the invented team says some things more than once.
      (select count(*)::int from (select from follow_up where content ~ '^跟进 [0-9a-f-]{36}$'
        group by content having count(*) > 1) twice) +
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
