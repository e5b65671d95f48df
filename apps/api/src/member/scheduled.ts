import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** The viewer has it on 我的展会. `edition`: the id of an edition in a query. */
export function isScheduled(viewer: Viewer | null, edition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from my_exhibition mine where mine.edition_id = ${edition}
    and mine.sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`
}
