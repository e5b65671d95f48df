import type { Pool } from 'pg'

/** Columns of the version before that the new one means to change; all others of these tables stay as they are. */
const changed: Record<string, readonly string[]> = {
  tenant: [],
  account: [],
  sub_account: [],
  login_session: ['ip_hash', 'last_seen_at'],
  consent: ['ip_hash'],
  sms_code: [],
  personal_export: [],
  event_log: [],
}

export type State = Record<string, { columns: string[]; count: number; hash: string }>

/** So many sessions, consents and clicks, and a tenth as many people, in the tables that newer migrations work on. */
export async function fillOldWorld(pool: Pool, rows: number): Promise<void> {
  const people = Math.ceil(rows / 10)
  const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
  const bytes = (n: string) => `sha256(convert_to((${n})::text, 'UTF8'))`
  const person = `(n % ${people})`
  for (const [into, from] of [
    [
      'tenant (id, name)',
      `select ${id('tenant', 'n')}, '公司' || n from generate_series(0, ${people - 1}) n`,
    ],
    [
      'account (id, phone_enc, phone_hash, phone_mask)',
      `select ${id('account', 'n')}, ${bytes('n')}, ${bytes('n')}, '138****0000' from generate_series(0, ${people - 1}) n`,
    ],
    [
      'sub_account (id, account_id, tenant_id, real_name, is_owner, roles)',
      `select ${id('person', 'n')}, ${id('account', 'n')}, ${id('tenant', 'n')}, '某人' || n, true, '{owner}'
        from generate_series(0, ${people - 1}) n`,
    ],
    [
      'login_session (token_hash, id, sub_account_id, account_id, ip_hash, expires_at)',
      `select ${bytes('n')}, ${id('session', 'n')}, ${id('person', person)}, ${id('account', person)}, ${bytes('n % 999')},
        now() + interval '90 days' from generate_series(1, ${rows}) n`,
    ],
    [
      'consent (id, account_id, device_id, document, version, action, ip_hash)',
      `select ${id('consent', 'n')}, ${id('account', person)}, 'd' || n, 'privacy', '1', 'agree', ${bytes('n % 999')}
        from generate_series(1, ${rows}) n`,
    ],
    [
      'sms_code (id, purpose, phone_hash, code_hash, expires_at)',
      `select ${id('code', 'n')}, 'login', ${bytes('n')}, ${bytes('-n')}, now() from generate_series(1, ${people}) n`,
    ],
    [
      'personal_export (id, sub_account_id, state)',
      `select ${id('export', 'n')}, ${id('person', 'n')}, 'queued' from generate_series(0, ${people - 1}) n`,
    ],
    [
      'event_log (visit, name, at, page, target)',
      `select ${id('visit', 'n')}, 'click', now(), '/pages/home/home', 't' || n from generate_series(1, ${rows}) n`,
    ],
  ])
    await pool.query(`insert into ${into} ${from}`)
}

/** How many rows there are and a sum over all that must stay of each. `like`: over the columns of that state. */
export async function stateOfOldWorld(pool: Pool, like?: State): Promise<State> {
  const state: State = {}
  for (const [table, without] of Object.entries(changed)) {
    const columns = like?.[table]?.columns ?? (await columnsOf(pool, table, without))
    const { rows } = await pool.query<{ count: number; hash: string }>(
      `select count(*)::int as count, sum(hashtextextended(concat_ws('|', ${columns.join()}), 0))::text as hash
        from ${table} ${table === 'event_log' ? `where name <> 'meanwhile'` : ''}`,
    )
    state[table] = { columns, count: rows[0]?.count ?? 0, hash: rows[0]?.hash ?? '' }
  }
  return state
}

async function columnsOf(pool: Pool, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and not column_name = any($2) order by 1`,
    [table, without],
  )
  return rows.map(({ name }) => name)
}
