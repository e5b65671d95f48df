import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { holdsWords } from '#operate/correct/holdsWords.ts'

export const entriesNamed: Handler<typeof operate.entriesNamed> = async (
  { editionId, words },
  { db, fail },
) => {
  const edition = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .select('id')
    .executeTakeFirst()
  if (edition === undefined) throw fail('notFound')
  const list = await db
    .selectFrom('exhibitor as entry')
    .leftJoin('company', 'company.id', 'entry.companyId')
    .where('entry.editionId', '=', editionId)
    .where(
      holdsWords(
        sql`concat_ws(' ', entry.listed_name, entry.listed_english_name, entry.booth_no, company.name)`,
        words,
      ),
    )
    .orderBy('entry.listedName')
    .orderBy('entry.id')
    .limit(50)
    .select(['entry.id', 'entry.listedName', 'entry.boothNo as booths', 'company.name as company'])
    .select(sql<boolean>`entry.withdrawn_at is not null`.as('isRemoved'))
    .execute()
  return { list }
}
