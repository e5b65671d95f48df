import { type Locale, locales } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { labelColumns } from '@zhzz/db/reference/labelColumns.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** A column or an expression; a string is a column. */
type Place = string | RawBuilder<unknown>

function at(place: Place): RawBuilder<unknown> {
  return typeof place === 'string' ? sql.ref(place) : place
}

/** The words of `dictionary_item as <item>` in a language. */
export function itemLabel(item: string, locale: Locale): RawBuilder<string> {
  return sql<string>`${sql.ref(`${item}.${labelColumns[locale]}`)}`
}

/** What a dictionary calls a code, in a language; null when it does not know it. */
export function labelOf(type: string, code: Place, locale: Locale): RawBuilder<string | null> {
  return sql<string | null>`(select ${itemLabel('item', locale)} from dictionary_item item
    where item.type = ${sql.lit(type)} and item.code = ${at(code)})`
}

/** In a language what a file wrote out in Chinese, where the dictionary, or one of several, knows it; else as it was written. */
export function writtenLabel(
  type: string | readonly string[],
  text: Place,
  locale: Locale,
): RawBuilder<string | null> {
  if (locale === 'zh-Hans') return sql<string | null>`${at(text)}`
  const types = [type].flat().map((one) => sql.lit(one))
  return sql<string | null>`coalesce((select ${itemLabel('item', locale)} from dictionary_item item
    where item.type in (${sql.join(types)})
      and (${itemLabel('item', 'zh-Hans')} = ${at(text)} or ${at(text)} = any(item.brought_labels))
    order by item.code limit 1), ${at(text)})`
}

/** The same of a text that is at hand. */
export async function written(db: Kysely<DB>, type: string, text: string, locale: Locale): Promise<string> {
  if (locale === 'zh-Hans') return text
  const { rows } = await sql<{
    label: string
  }>`select ${writtenLabel(type, sql`${text}::text`, locale)} as label`.execute(db)
  return rows[0]?.label ?? text
}

/** Every name that `dictionary_item as <item>` has, the Chinese one first, those last that were put right. */
export function everyName(item: string): RawBuilder<string[]> {
  const names = locales.map((locale) => itemLabel(item, locale))
  return sql<string[]>`array[${sql.join(names)}] || ${sql.ref(`${item}.brought_labels`)}`
}

/** The words of `dictionary_item as <item>` by language. */
export function itemNames(item: string): RawBuilder<Record<Locale, string>> {
  const pairs = locales.map((locale) => sql`${sql.lit(locale)}::text, ${itemLabel(item, locale)}`)
  return sql<Record<Locale, string>>`jsonb_build_object(${sql.join(pairs)})`
}

/** The name of `region as <region>`. */
export function placeName(region: string, locale: Locale): RawBuilder<string | null> {
  const name = sql<string | null>`${sql.ref(`${region}.name`)}`
  if (locale === 'zh-Hans') return name
  return sql<string | null>`coalesce(${labelOf('region', `${region}.code`, locale)}, ${name})`
}

/** The name of `industry as <industry>`; a group or class without words of its own goes by its division's. */
export function industryName(industry: string, locale: Locale): RawBuilder<string | null> {
  const [code, name] = [sql.ref(`${industry}.code`), sql<string | null>`${sql.ref(`${industry}.name`)}`]
  if (locale === 'zh-Hans') return name
  return sql<string | null>`coalesce(${labelOf('industry', code, locale)},
    ${labelOf('industry', sql`left(${code}, 2)`, locale)}, ${name})`
}

/** The items of some dictionaries in a language, in their order. */
export function dictionaryLabels(db: Kysely<DB>, types: string[], locale: Locale) {
  return db
    .selectFrom('dictionaryItem as item')
    .where('item.type', 'in', types)
    .orderBy('item.sort')
    .orderBy('item.code')
    .select(['item.type', 'item.code', 'item.parentCode', itemLabel('item', locale).as('label')])
    .execute()
}

/**
 * The items of a dictionary as a language calls them, and by every name they have, the Chinese one first, those last that
 * were put right.
 */
export async function everyLabel(db: Kysely<DB>, type: string, locale: Locale) {
  return db
    .selectFrom('dictionaryItem as item')
    .where('item.type', '=', type)
    .orderBy('item.sort')
    .orderBy('item.code')
    .select(['item.code', itemLabel('item', locale).as('label')])
    .select(everyName('item').as('labels'))
    .execute()
}
