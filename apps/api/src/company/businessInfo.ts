import type { company } from '@zhzz/contract/company/calls.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import type { Handler } from '#context.ts'
import { industryName, placeName, written } from '#label.ts'
import { provenanceOf } from '#provenance.ts'

export const businessInfo: Handler<typeof company.businessInfo> = async (
  { id },
  { db, now, locale, fail },
) => {
  const found = await findCompany(db, id)
  if (found === undefined) throw fail('notFound')
  const formerNames = await db
    .selectFrom('companyFormerName')
    .where('companyId', '=', found.id)
    .orderBy('changeDate', (order) => order.desc().nullsLast())
    .select(['name', 'changeDate'])
    .execute()
  const changes = await db
    .selectFrom('companyChange')
    .where('companyId', '=', found.id)
    .orderBy('changeDate', 'desc')
    .orderBy('id')
    .limit(200)
    .select(['item', 'before', 'after', 'changeDate'])
    .execute()
  const industryPath = await pathOf(db, 'industry', found.industryCode, locale)
  return {
    ...found,
    formerNames,
    changes,
    industryPath:
      industryPath.length === 0 && found.industryText !== null
        ? [await written(db, 'industry', found.industryText, locale)]
        : industryPath,
    regionPath: await pathOf(db, 'region', found.regionCode, locale),
    provenance: await provenanceOf(db, found, { locale, now }),
  }
}

/** Names from the outermost region or industry to the one of the code. */
async function pathOf(
  db: Kysely<DB>,
  table: 'region' | 'industry',
  code: string | null,
  locale: Locale,
): Promise<string[]> {
  if (code === null) return []
  const { rows } = await sql<{ name: string }>`
    with recursive path as (
      select code, parent_code, name, level from ${sql.table(table)} where code = ${code}
      union all
      select above.code, above.parent_code, above.name, above.level
      from ${sql.table(table)} above join path on above.code = path.parent_code)
    select ${table === 'region' ? placeName('path', locale) : industryName('path', locale)} as name
    from path where level > 0 order by level`.execute(db)
  return [...new Set(rows.map((row) => row.name))]
}
