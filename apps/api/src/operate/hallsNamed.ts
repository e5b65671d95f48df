import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { placeName } from '#label.ts'
import { holdsWords } from '#operate/correct/holdsWords.ts'

export const hallsNamed: Handler<typeof operate.hallsNamed> = async ({ words }, { db, locale }) => {
  const list = await db
    .selectFrom('hall')
    .leftJoin('region', 'region.code', 'hall.regionCode')
    .where(
      holdsWords(
        sql`concat_ws(' ', hall.name, hall.english_name, array_to_string(hall.aliases || hall.known_aliases, ' '))`,
        words,
      ),
    )
    .orderBy('hall.name')
    .orderBy('hall.id')
    .limit(30)
    .select(['hall.id', 'hall.name', placeName('region', locale).as('region')])
    .select(
      sql<number>`(select count(*)::integer from exhibition_edition edition where edition.hall_id = hall.id)`.as(
        'editions',
      ),
    )
    .execute()
  return { list }
}
