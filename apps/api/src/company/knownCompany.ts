import { sql } from 'kysely'

/**
 * The company that a record names, where it is here, and how often that exhibited: the one of its credit code, else the
 * only one of its name. `codeColumn`: where the record has the code.
 */
export function knownCompany(table: string, codeColumn?: string) {
  const byName = sql`(
    select case when count(*) = 1 then min(known.id::text)::uuid end from company known
    where known.name_key = ${sql.ref(`${table}.name_key`)} and known.merged_into_id is null)`
  const companyId =
    codeColumn === undefined
      ? byName
      : sql`coalesce((select coalesce(known.merged_into_id, known.id) from company known
          where known.unified_social_credit_code = ${sql.ref(`${table}.${codeColumn}`)}), ${byName})`
  return {
    companyId,
    exhibitionCount: sql`(select exhibition_count from company exhibiting where exhibiting.id = ${companyId})`,
  }
}
