import { type RawBuilder, sql } from 'kysely'

/** Whether a name is no English one: empty, or with a Chinese sign. */
export function isNotEnglish(name: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${name}, '') = '' or ${name} ~ '[㐀-鿿]')`
}

/** Whether a name has no Chinese sign. */
export function isNotChinese(name: RawBuilder<string | null>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${name}, '') !~ '[㐀-鿿]'`
}
