import type { DB } from '@zhzz/db/openDatabase.ts'
import { loadApplications } from '@zhzz/db/reference/application/loadApplications.ts'
import { type ApplicationSetting, settingColumns } from '@zhzz/db/reference/application/settled.ts'
import { CompiledQuery, type Kysely, sql } from 'kysely'

/** What was set, by whom and when, by the code of its application. */
export type Setting = ApplicationSetting & { setBy: string; setAt: Date }

export async function settingsOf(db: Kysely<DB>): Promise<Map<string, Setting>> {
  const { rows } = await sql<Setting>`
    select ${sql.raw(settingColumns)}, set_by as "setBy", set_at as "setAt" from application_setting`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** Writes the catalogue anew, with what is set now, within the caller's transaction. */
export async function settle(db: Kysely<DB>): Promise<void> {
  const settings = await settingsOf(db)
  await loadApplications(
    (text, values) => db.executeQuery(CompiledQuery.raw(text, values)),
    [...settings.values()],
  )
}
