import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { usualApplications } from '#member/usualApplications.ts'

const most = 4

/** The row of home: the first of 常用, by their names in the viewer's language. What has no page stands in 应用 alone. */
export async function functionsOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  locale: Locale,
): Promise<Output<typeof home.index>['functions']> {
  if (viewer === null) return []
  const codes = await usualApplications(db, viewer)
  return db
    .selectFrom('application')
    .innerJoin('applicationText as words', 'words.code', 'application.code')
    .where('application.code', 'in', codes)
    .where('application.isShown', '=', true)
    .where('application.pagePath', 'is not', null)
    .where('words.locale', '=', locale)
    .orderBy(sql`array_position(${codes}::text[], application.code)`)
    .limit(most)
    .select(['application.code', 'application.icon', 'application.pagePath', 'words.name'])
    .execute()
}
