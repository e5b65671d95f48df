import type { DB } from '@zhzz/db/openDatabase.ts'
import { readQuery } from '@zhzz/search/query/query.ts'
import { conditionOf } from '@zhzz/search/query/stage.ts'
import { stagesOf } from '@zhzz/search/query/stages.ts'
import { any } from '@zhzz/search/query/tsquery.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type Kysely, sql } from 'kysely'

const most = 9
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Companies that stand by themselves, found by a name or a number: the same one first, then those that begin so, hold it, hold its parts. */
export async function companyIdsNamed(db: Kysely<DB>, words: string): Promise<string[]> {
  const typed = words.trim()
  const same = await db
    .selectFrom('company')
    .where('mergedIntoId', 'is', null)
    .where((row) =>
      row.or([
        row('nameKey', '=', nameKey(typed)),
        row('unifiedSocialCreditCode', '=', typed.toUpperCase()),
        row('registrationNo', '=', typed),
        ...(uuid.test(typed) ? [row('id', '=', typed)] : []),
      ]),
    )
    .limit(most)
    .select('id')
    .execute()
  const { exact, whole, prefix, contains, pieces, loose } = stagesOf(readQuery(typed))
  const found: string[] = []
  for (const stages of [
    [exact, whole, prefix, contains],
    [pieces, loose],
  ]) {
    const condition = any(stages.map(conditionOf))
    if (condition === undefined || found.length >= most) continue
    const { rows } = await sql<{ companyId: string }>`select company_id from company_search
      where tokens @@ ${condition}::tsquery order by -prominence limit ${most}`.execute(db)
    found.push(...rows.map(({ companyId }) => companyId))
  }
  return [...new Set([...same.map(({ id }) => id), ...found])].slice(0, most)
}
