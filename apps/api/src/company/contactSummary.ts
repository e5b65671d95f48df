import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Reader } from '#context.ts'
import { writtenLabel } from '#label.ts'
import { contactOrder } from '#member/contactOrder.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

type Summary = CompanyDetail['contactSummary']

/**
 * How many contacts of each kind there are, and for somebody signed in the three people to ring first, masked; of a
 * tenant's own contacts only the viewer's.
 */
export async function contactSummary(
  db: Kysely<DB>,
  companyId: string,
  { viewer, locale }: Pick<Reader, 'viewer' | 'locale'>,
): Promise<Summary> {
  const { rows } = await sql<Omit<Summary, 'lastVerifiedAt'> & { lastVerifiedAt: Date | null }>`
    with visible as (
      select contact.*, row_number() over (order by ${contactOrder}) as place,
        row_number() over (partition by coalesce(contact_name, contact.id::text) order by ${contactOrder}) as of_person
      from contact left join contact_feedback said
        on said.contact_id = contact.id and said.tenant_id = ${viewer?.tenantId ?? null}::uuid
      where contact.company_id = ${companyId} and ${isVisibleContact(viewer)}
    ), first as (
      select id, type, content_mask as content, name_mask as "contactName", do_not_call as "doNotCall",
        ${writtenLabel('position', 'visible.position', locale)} as position,
        ${writtenLabel('department', 'visible.department', locale)} as department,
        number_status as "numberStatus", status_checked_at as "statusCheckedAt"
      from visible where of_person = 1 and ${viewer !== null} order by place limit 3
    )
    select count(*)::int as total, count(*) filter (where type = 'mobile')::int as mobile,
      count(*) filter (where type = 'landline')::int as landline,
      count(*) filter (where type = 'email')::int as email, max(status_checked_at) as last_verified_at,
      (select coalesce(jsonb_agg(to_jsonb(first)), '[]') from first) as people
    from visible`.execute(db)
  const { lastVerifiedAt = null, people = [], ...counts } = rows[0] ?? {}
  return {
    ...none,
    ...counts,
    lastVerifiedAt: lastVerifiedAt?.toISOString() ?? null,
    people: people.map((one) => ({ ...one, statusCheckedAt: isoOf(one.statusCheckedAt) })),
  }
}

const none = { total: 0, mobile: 0, landline: 0, email: 0 }

/** JSON of the database writes instants in a form of its own. */
function isoOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
