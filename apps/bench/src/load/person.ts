import { callerAt, openSession } from '@zhzz/api/http/session.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

const tenant = '00000000-0000-7000-8000-000000000002'

/** Of the one who asks, of a team. */
export const person = '00000000-0000-7000-8000-000000000001'

/** What the person's number is sealed with. */
export const benchKey = Buffer.alloc(32, 7)

export const viewer = {
  sessionId: person,
  subAccountId: person,
  accountId: person,
  tenantId: tenant,
  realName: null,
  plan: 'team',
  isOwner: true,
  roles: [],
  permissions: [],
}

export async function addPerson(pool: Pool): Promise<void> {
  const sealed = sealingOf(benchKey).encrypt('12000000000').toString('hex')
  await pool.query(
    `insert into tenant (id, name, plan_code, auth_status) values ('${tenant}', '测', 'team', 0);
    insert into account (id, phone_enc, phone_hash, phone_mask) values ('${person}', '\\x${sealed}', '\\x00', '');
    insert into sub_account (id, account_id, tenant_id, real_name) values ('${person}', '${person}', '${tenant}', '测')`,
  )
}

/** The token of a new session of the person. */
export function signPersonIn(db: Kysely<DB>): Promise<string> {
  const caller = callerAt('127.0.0.1', sealingOf(benchKey), { userAgent: '', platform: 'h5', device: '' })
  return openSession(db, { accountId: person, subAccountId: person }, caller, new Date())
}
