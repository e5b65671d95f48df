import { isChinese, type Locale } from '@zhzz/contract/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import { placeName } from '#label.ts'

/** 「省 市」 or 「市 区」 of two joined regions by their aliases; a bare 市辖区 is told by its parent alone. */
export function regionName(region: string, parent: string, locale: Locale): RawBuilder<string | null> {
  const [own, above] = [placeName(region, locale), placeName(parent, locale)]
  const both = isChinese(locale) ? sql`${above} || ${own}` : sql`${own} || ', ' || ${above}`
  return sql<string | null>`case
    when ${sql.ref(`${parent}.level`)} is null or ${sql.ref(`${parent}.level`)} = 0
      or ${sql.ref(`${parent}.name`)} = ${sql.ref(`${region}.name`)} then ${own}
    when ${isNamelessDistrict(region)} then ${above}
    else ${both} end`
}

/** The city of two joined regions: a district's parent, else the region itself. */
export function cityName(region: string, parent: string, locale: Locale): RawBuilder<string | null> {
  return sql<string | null>`case
    when ${sql.ref(`${region}.level`)} = 3 or ${isNamelessDistrict(region)}
    then ${placeName(parent, locale)} else ${placeName(region, locale)} end`
}

function isNamelessDistrict(region: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${region}.name`)} in ('市辖区', '县')`
}
