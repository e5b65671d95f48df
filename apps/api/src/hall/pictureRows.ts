import { mostPictures, pictureCategory } from '@zhzz/contract/hall/picture.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** Pictures of a hall: from outside first, then inside, as their source orders them. */
export function picturesOf(db: Kysely<DB>, hallId: string) {
  return db
    .selectFrom('hallPicture')
    .where('hallId', '=', hallId)
    .orderBy(sql`array_position(${pictureCategory.options}::text[], category)`)
    .orderBy('sort')
    .orderBy('id')
    .limit(mostPictures)
    .select(['id', 'category', 'pavilion', 'url', 'caption', 'dataSource', 'asOf'])
}
