import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** What the viewer sells to: places, topics of exhibitors and divisions of GB/T 4754 of the own profile. */
export type Profile = { regionCodes: string[]; industryCodes: string[]; divisionCodes: string[] }

/** null: nothing named, so that nothing can match. */
export async function profileOf(db: Kysely<DB>, viewer: Viewer | null): Promise<Profile | null> {
  if (viewer === null) return null
  const person = await db
    .selectFrom('subAccount')
    .where('id', '=', viewer.subAccountId)
    .select(['cityCodes as regionCodes', 'industryCodes as codes'])
    .executeTakeFirst()
  if (person === undefined || person.regionCodes.length + person.codes.length === 0) return null
  const { regionCodes, codes } = person
  return {
    regionCodes,
    industryCodes: codes.filter(isTopic),
    divisionCodes: codes.filter((code) => !isTopic(code)),
  }
}

/** Codes of topics are words, those of GB/T 4754 a capital letter or digits. */
function isTopic(code: string): boolean {
  return /^[a-z]/.test(code)
}

/** The same with every topic below those that it names. */
export async function profileWithTopics(db: Kysely<DB>, viewer: Viewer | null): Promise<Profile | null> {
  const profile = await profileOf(db, viewer)
  if (profile === null || profile.industryCodes.length === 0) return profile
  return { ...profile, industryCodes: await topicsBelow(db, profile.industryCodes) }
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

/** These topics of exhibitions and those below them. */
export async function topicsBelow(db: Kysely<DB>, codes: string[]): Promise<string[]> {
  const below = await db
    .selectFrom('dictionaryItem')
    .where('type', '=', 'exhibition_industry')
    .where('parentCode', 'in', codes)
    .select('code')
    .execute()
  return [...codes, ...below.map(({ code }) => code)]
}
