import type { CallRefusal } from '@zhzz/contract/call/choices.ts'
import type { CallRules } from '@zhzz/contract/call/rules.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { calleeTimes, isDecent } from '#call/calleeTime.ts'
import { callRulesOf } from '#call/ownRules.ts'
import type { InsideDeps } from '#context.ts'
import { shanghaiDay, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { isUnlocked } from '#member/heldUnlock.ts'
import { isVisibleContact } from '#member/visibleContact.ts'
import { rowLimit } from '#rowLimit.ts'

type Asking = { viewer: Viewer; now: Date; deps: InsideDeps }

/** What stands for and against a call now. */
export type Callable = {
  contactId: string
  companyId: string
  /** Clear; for the line, and for nobody's answer. */
  number: string
  refusal: CallRefusal | null
  rules: CallRules
  localTime: string
  numberCalls: number
  myCalls: number
  myLimit: number | null
}

/**
 * A number that the viewer sees in clear, with the rules for it; undefined: locked, unknown, or nothing that rings.
 * The same number counts once, at whatever company it stands, and so does the word that it wants no calls.
 */
export async function callable(
  db: Kysely<DB>,
  contactId: string,
  { viewer, now, deps }: Asking,
): Promise<Callable | undefined> {
  const midnight = startOfDay(shanghaiDay(now))
  const contact = await db
    .selectFrom('contact')
    .innerJoin('company', 'company.id', 'contact.companyId')
    .where('contact.id', '=', contactId)
    .where('contact.type', 'in', ['mobile', 'landline'])
    .where(isVisibleContact(viewer))
    .where(
      sql<boolean>`(contact.tenant_id is not null or ${isUnlocked(viewer, sql`contact.company_id`, now)})`,
    )
    .select(['contact.companyId', 'contact.contentEnc', 'company.countryCode'])
    .select(
      sql<boolean>`contact.do_not_call or exists (select from contact same
        left join contact_feedback said on said.contact_id = same.id and said.tenant_id = ${viewer.tenantId}
        where same.content_hash = contact.content_hash
          and (said.kind = 'refused' or (same.do_not_call and same.tenant_id is null)))`.as('isRefused'),
    )
    .select(
      sql<number>`(select count(*)::int from call_record record join contact same on same.id = record.contact_id
        where same.content_hash = contact.content_hash and record.tenant_id = ${viewer.tenantId}
          and record.started_at >= ${midnight})`.as('numberCalls'),
    )
    .select(
      sql<number>`(select count(*)::int from call_record where sub_account_id = ${viewer.subAccountId}
        and started_at >= ${midnight})`.as('myCalls'),
    )
    .executeTakeFirst()
  if (contact === undefined) return undefined
  const { companyId, contentEnc, countryCode, isRefused, numberCalls, myCalls } = contact
  const rules = await callRulesOf(db, viewer, deps.live().callHours)
  const planned = await rowLimit(db, viewer, 'calls')
  const most = Math.min(planned, rules.perPerson ?? Number.POSITIVE_INFINITY)
  const number = deps.sealing.decrypt(contentEnc)
  const times = calleeTimes(number, countryCode ?? '', now)
  const facts = { rules, localTime: times[0] ?? '', numberCalls, myCalls }
  return {
    ...facts,
    contactId,
    companyId,
    number,
    myLimit: Number.isFinite(most) ? most : null,
    refusal: refusalOf(),
  }

  function refusalOf(): CallRefusal | null {
    if (isRefused) return 'doNotCall'
    if (!isDecent(times, rules.fromHour, rules.toHour)) return 'outsideCallingHours'
    return numberCalls >= rules.perNumber || myCalls >= most ? 'dailyCallLimit' : null
  }
}
