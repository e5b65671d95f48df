import { audience, keptAudience } from '@zhzz/contract/operate/announcements.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { planToday } from '#http/planToday.ts'

type Kept = z.infer<typeof keptAudience>

export interface Group {
  to: Kept
  /** Of pasted numbers; null: of any other group. */
  accountIds: readonly string[] | null
}

/** As it is kept: pasted numbers are nobody's business once it is known whose they are. */
export function keptOf(to: z.infer<typeof audience>): Kept {
  return to.by === 'numbers' ? { by: 'numbers', pasted: to.numbers.length } : to
}

/** As a row has it. */
export function groupOf(row: { audience: unknown; accountIds: string[] | null }): Group {
  return { to: keptAudience.parse(row.audience), accountIds: row.accountIds }
}

/**
 * account_id, sub_account_id, locale and is_off of a group, one row of an account, in the order of ids, behind `after`: of
 * somebody with several teams the seat that was used last.
 */
export function seatsOf(group: Group, now: Date, after: string | null = null): RawBuilder<unknown> {
  return sql`select distinct on (person.account_id)
      person.account_id, person.id as sub_account_id, account.locale,
      not coalesce((setting.notifications #>> '{announcement,inApp}')::boolean, true) as is_off
    from sub_account person
    join account on account.id = person.account_id and account.status = 'active'
    join tenant on tenant.id = person.tenant_id
    left join personal_setting setting on setting.sub_account_id = person.id
    where person.status = 'active' and ${within(group, now)}
      ${after === null ? sql`` : sql`and person.account_id > ${after}`}
    order by person.account_id, (select max(login.last_seen_at) from login_session login
      where login.sub_account_id = person.id) desc nulls last, person.created_at, person.id`
}

function within({ to, accountIds }: Group, now: Date): RawBuilder<boolean> {
  switch (to.by) {
    case 'all':
      return sql<boolean>`true`
    case 'plan':
      return sql<boolean>`${planToday(now)} = any(${to.plans})`
    case 'tenant':
      return sql<boolean>`person.tenant_id = any(${to.tenantIds}::uuid[])`
    case 'city':
      return sql<boolean>`person.city_codes && ${to.cityCodes}::text[]`
    case 'industry':
      return sql<boolean>`person.industry_codes && ${to.industryCodes}::text[]`
    case 'numbers':
      return sql<boolean>`person.account_id = any(${accountIds ?? []}::uuid[])`
  }
}
