import type { Lacks } from '@zhzz/contract/operate/otherName.ts'
import { type RawBuilder, sql } from 'kysely'

/** Whether a name is no English one: empty, or with a Chinese sign. */
export function isNotEnglish(name: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${name}, '') = '' or ${name} ~ '[㐀-鿿]')`
}

/** Whether a record `t` has no name in the language. */
export function isLacking(lacks: Lacks): RawBuilder<boolean> {
  return lacks === 'en'
    ? sql<boolean>`(${isNotEnglish(sql`t.english_name`)} and ${isNotEnglish(sql`t.name`)})`
    : isNotChinese(sql`t.name`)
}

/** Whether a name has no Chinese sign. */
function isNotChinese(name: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${name}, '') !~ '[㐀-鿿]'`
}
