import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

/** Records that the viewer may read, with the names of what they are about. */
export function namedFollowUps(db: Kysely<DB>, viewer: Viewer) {
  return readableFollowUps(db, viewer)
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
    .select(
      sql<string>`coalesce(case follow_up.target_type when 'exhibition' then edition.name when 'hall' then hall.name
      when 'exhibitor' then coalesce(company.name, exhibitor.listed_name) else company.name end, '')`.as(
        'targetName',
      ),
    )
}
