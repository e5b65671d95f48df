import { mostFound } from '@zhzz/contract/operate/accounts.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { planToday } from '#http/planToday.ts'
import { planShown } from '#operate/people/planShown.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const findPeople: Handler<typeof operate.findPeople> = async (
  input,
  { db, now, deps: { sealing } },
) => {
  if (input.by === 'phone') {
    const accounts = await accountsOf(db).where('phoneHash', '=', sealing.blindIndex(input.phone)).execute()
    return { accounts, tenants: [], isMore: false }
  }
  if (input.by === 'id') {
    const accounts = await accountsOf(db).where('id', '=', input.id).execute()
    const tenants = await tenantsOf(db, now).where('tenant.id', '=', input.id).execute()
    return { accounts, tenants: tenants.map(planShown), isMore: false }
  }
  const like = `%${input.name.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await tenantsOf(db, now)
    .where((row) => row.or([row('tenant.name', 'ilike', like), row('company.name', 'ilike', like)]))
    // A team that nobody has named is called by the masked number of its person: no name to be found by.
    .where('tenant.name', 'not like', '%****%')
    .orderBy('tenant.name')
    .limit(mostFound + 1)
    .execute()
  const { list, isMore } = shownOf(rows.map(planShown), mostFound)
  return { accounts: [], tenants: list, isMore }
}

function accountsOf(db: Kysely<DB>) {
  return db.selectFrom('account').select(['id', 'phoneMask', 'status as state'])
}

function tenantsOf(db: Kysely<DB>, now: Date) {
  const members = sql<number>`(select count(*) from sub_account person
    where person.tenant_id = tenant.id and person.status = 'active')`
  return db
    .selectFrom('tenant')
    .leftJoin('company', 'company.id', 'tenant.companyId')
    .select(['tenant.id', 'tenant.name', 'tenant.planCode', 'tenant.planExpiresAt'])
    .select([planToday(now).as('plan'), members.as('members')])
}
