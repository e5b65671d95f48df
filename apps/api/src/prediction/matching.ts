import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#session.ts'

/** What the viewer sells to: places and topics of the own profile. */
export type Profile = { regionCodes: string[]; industryCodes: string[] }

/** null: nothing named, so that nothing can match. */
export async function profileOf(db: Kysely<DB>, viewer: Viewer | null): Promise<Profile | null> {
  if (viewer === null) return null
  const person = await db
    .selectFrom('subAccount')
    .where('id', '=', viewer.subAccountId)
    .select(['cityCodes as regionCodes', 'industryCodes'])
    .executeTakeFirst()
  if (person === undefined || person.regionCodes.length + person.industryCodes.length === 0) return null
  return person
}

/** The topic of `series`, or the group of the topic, is one of these. The topics are looked up once, not for each row. */
export function isOfTopics(industryCodes: string[]): RawBuilder<boolean> {
  if (industryCodes.length === 0) return sql<boolean>`false`
  return sql<boolean>`series.industry_codes && array(select item.code from dictionary_item item
    where item.type = 'exhibition_industry' and (item.code = any(${industryCodes}::text[])
      or item.parent_code = any(${industryCodes}::text[])))`
}

/** `region` and its `parent`, joined, lie in one of these. */
export function isInRegions(regionCodes: string[]): RawBuilder<boolean> {
  return sql<boolean>`${regionCodes}::text[] && array[region.code, parent.code, parent.parent_code]`
}

/** Ranked companies of an edition that match; `regionCounts` counts them at each level of GB/T 2260. */
export function matchedCount(
  profile: Profile,
  {
    regionCounts,
    predictedCount,
    isOfTopic,
  }: { regionCounts: unknown; predictedCount: number; isOfTopic: boolean },
): number {
  if (profile.industryCodes.length > 0 && !isOfTopic) return 0
  if (profile.regionCodes.length === 0) return predictedCount
  const counts = new Map(Object.entries(Object(regionCounts)))
  const named = new Set(profile.regionCodes)
  let sum = 0
  for (const code of named) {
    const above = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`]
    if (!above.some((other) => other !== code && named.has(other))) sum += Number(counts.get(code) ?? 0)
  }
  return sum
}
