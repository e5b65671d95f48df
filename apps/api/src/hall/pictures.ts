import type { hall } from '@zhzz/contract/hall/calls.ts'
import { pictureCategory } from '@zhzz/contract/hall/picture.ts'
import { isChinese } from '@zhzz/contract/locale.ts'
import type { Handler } from '#context.ts'
import { picturesOf } from '#hall/pictureRows.ts'
import { written } from '#label.ts'

export const pictures: Handler<typeof hall.pictures> = async ({ id }, { db, locale, fail }) => {
  const found = await db
    .selectFrom('hall')
    .where('id', '=', id)
    .select(['name', 'englishName'])
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const rows = await picturesOf(db, id).execute()
  const sources = new Map<string, string>()
  for (const { dataSource } of rows)
    if (!sources.has(dataSource))
      sources.set(dataSource, await written(db, 'data_source', dataSource, locale))
  return {
    name: isChinese(locale) ? found.name : (found.englishName ?? found.name),
    list: rows.map(({ dataSource, category, ...row }) => ({
      ...row,
      category: pictureCategory.parse(category),
      source: sources.get(dataSource) ?? dataSource,
    })),
  }
}
