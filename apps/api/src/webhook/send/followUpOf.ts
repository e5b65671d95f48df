import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

/** A record with the names that it is shown with; none where the viewer may not read it, or it was removed. */
export function followUpOf(db: Kysely<DB>, viewer: Viewer, id: string) {
  return readableFollowUps(db, viewer)
    .where('followUp.id', '=', id)
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .leftJoin('company', 'company.id', 'followUp.companyId')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'followUp.editionId')
    .leftJoin('hall', (join) =>
      join.onRef('hall.id', '=', 'followUp.targetId').on('followUp.targetType', '=', 'hall'),
    )
    .leftJoin('exhibitor', (join) =>
      join.onRef('exhibitor.id', '=', 'followUp.targetId').on('followUp.targetType', '=', 'exhibitor'),
    )
    .leftJoin('contact', 'contact.id', 'followUp.contactId')
    .selectAll('followUp')
    .select(['person.realName as byName', 'edition.name as editionName', 'contact.nameMask as contactName'])
    .select(sql<boolean>`follow_up.sub_account_id = ${viewer.subAccountId}`.as('isMine'))
    .select(
      sql<string>`coalesce(case follow_up.target_type when 'exhibition' then edition.name when 'hall' then hall.name
        when 'exhibitor' then coalesce(company.name, exhibitor.listed_name) else company.name end, '')`.as(
        'targetName',
      ),
    )
    .executeTakeFirst()
}
