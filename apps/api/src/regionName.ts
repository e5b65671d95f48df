import { type RawBuilder, sql } from 'kysely'

/** 「省 市」 or 「市 区」 of two joined regions by their aliases; a bare 市辖区 is told by its parent alone. */
export function regionName(region: string, parent: string): RawBuilder<string | null> {
  const [own, above] = [sql.ref(`${region}.name`), sql.ref(`${parent}.name`)]
  return sql<string | null>`case
    when ${sql.ref(`${parent}.level`)} is null or ${sql.ref(`${parent}.level`)} = 0 or ${above} = ${own} then ${own}
    when ${own} in ('市辖区', '县') then ${above}
    else ${above} || ${own} end`
}

/** The city of two joined regions: a district's parent, else the region itself. */
export function cityName(region: string, parent: string): RawBuilder<string | null> {
  const [own, above] = [sql.ref(`${region}.name`), sql.ref(`${parent}.name`)]
  return sql<string | null>`case
    when ${sql.ref(`${region}.level`)} = 3 or ${own} in ('市辖区', '县') then ${above} else ${own} end`
}
