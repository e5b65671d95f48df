import type { Locale } from '@zhzz/contract/locale.ts'
import { type ContactRow, contactRow } from '@zhzz/contract/member/contactRow.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { writtenLabel } from '#label.ts'
import { contactOrder, isRecommended } from '#member/contactOrder.ts'
import { isVisibleContact } from '#member/visibleContact.ts'

type Asked = {
  viewer: Viewer
  locale: Locale
  companyId: string
  /** The tenant has unlocked the company: numbers leave in clear. Its own contacts always do. */
  isUnlocked: boolean
  types?: ContactRow['type'][]
}

/** Contacts of a company, the most promising first; masked here, so that a locked number never leaves the server. */
export async function contactRows(
  db: Kysely<DB>,
  sealing: Sealing,
  { viewer, locale, companyId, isUnlocked, types }: Asked,
): Promise<ContactRow[]> {
  const rows = await db
    .selectFrom('contact')
    .leftJoin('contactFeedback as said', (join) =>
      join.onRef('said.contactId', '=', 'contact.id').on('said.tenantId', '=', viewer.tenantId),
    )
    .where('companyId', '=', companyId)
    .where(isVisibleContact(viewer))
    .$if(types !== undefined, (query) => query.where('type', 'in', types ?? []))
    .orderBy(contactOrder)
    .limit(500)
    .select(['contact.id', 'type', 'contentEnc', 'contentMask', 'contactName', 'nameMask'])
    .select([
      writtenLabel('position', 'contact.position', locale).as('position'),
      writtenLabel('department', 'contact.department', locale).as('department'),
    ])
    .select([
      'phoneArea',
      'numberStatus',
      'statusCheckedAt',
      'labels',
      'contact.tenantId',
      'said.kind as myMark',
    ])
    .select(isRecommended.as('isRecommended'))
    .select(sql<boolean>`do_not_call or coalesce(said.kind = 'refused', false)`.as('doNotCall'))
    .select(
      sql<number>`(select count(distinct other.company_id)::int from contact other
      where other.content_hash = contact.content_hash and other.tenant_id is null)`.as('repeatCount'),
    )
    .select(
      sql<{ sourceName: string; seenAt: string | null }[]>`(select coalesce(json_agg(json_build_object(
      'sourceName', ${writtenLabel('data_source', 'source.source_name', locale)}, 'seenAt', source.seen_at) order by source.seen_at desc nulls last), '[]')
      from contact_source source where source.contact_id = contact.id)`.as('sources'),
    )
    .execute()
  return rows.map(({ contentEnc, contentMask, contactName, nameMask, statusCheckedAt, tenantId, ...row }) => {
    const isClear = isUnlocked || tenantId === viewer.tenantId
    return contactRow.parse({
      ...row,
      isClear,
      content: isClear ? sealing.decrypt(contentEnc) : contentMask,
      contactName: isClear ? contactName : nameMask,
      statusCheckedAt: statusCheckedAt?.toISOString() ?? null,
    })
  })
}
