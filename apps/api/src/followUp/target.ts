import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** What a follow-up is about: its name, and the company and edition behind it. */
export type Target = { name: string; companyId: string | null; editionId: string | null }

/** Finds what a follow-up is about; undefined when there is no such thing. */
export async function findTarget(
  db: Kysely<DB>,
  type: FollowUpRecord['targetType'],
  id: string,
): Promise<Target | undefined> {
  switch (type) {
    case 'company': {
      const row = await db.selectFrom('company').where('id', '=', id).select('name').executeTakeFirst()
      return row && { name: row.name, companyId: id, editionId: null }
    }
    case 'exhibition': {
      const row = await db
        .selectFrom('exhibitionEdition')
        .where('id', '=', id)
        .select('name')
        .executeTakeFirst()
      return row && { name: row.name, companyId: null, editionId: id }
    }
    case 'hall': {
      const row = await db.selectFrom('hall').where('id', '=', id).select('name').executeTakeFirst()
      return row && { name: row.name, companyId: null, editionId: null }
    }
    case 'exhibitor': {
      const row = await db
        .selectFrom('exhibitor')
        .where('id', '=', id)
        .select(['listedName', 'companyId', 'editionId'])
        .executeTakeFirst()
      return row && { name: row.listedName, companyId: row.companyId, editionId: row.editionId }
    }
  }
}
