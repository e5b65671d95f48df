import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const saveHotWords: Handler<typeof operate.saveHotWords> = async (
  { locale, list },
  { db, operator, now, fail },
) => {
  if (new Set(list.map(({ word }) => word)).size < list.length) throw fail('conflict')
  await db.deleteFrom('hotWord').where('locale', '=', locale).execute()
  const rows = list.map(({ word, from, until }, position) => ({
    id: uuid(),
    locale,
    word,
    position,
    fromDay: from,
    untilDay: until,
    setBy: signedBy(operator),
    setAt: now,
  }))
  if (rows.length > 0) await db.insertInto('hotWord').values(rows).execute()
  return true
}
