import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** 常用 of who has chosen none, or none that is left. */
const usual = ['companies', 'exhibitions', 'prediction', 'followUps']

/** 常用 in the person's order: codes of the catalogue, without those that have left it. */
export async function usualApplications(db: Kysely<DB>, viewer: Viewer | null): Promise<string[]> {
  if (viewer === null) return usual
  const { codes } = await db
    .selectFrom('personalSetting as own')
    .innerJoin('application', (join) => join.on(sql<boolean>`application.code = any(own.application_codes)`))
    .where('own.subAccountId', '=', viewer.subAccountId)
    .where('application.isShown', '=', true)
    .select(
      sql<
        string[] | null
      >`array_agg(application.code order by array_position(own.application_codes, application.code))`.as(
        'codes',
      ),
    )
    .executeTakeFirstOrThrow()
  return codes ?? usual
}
