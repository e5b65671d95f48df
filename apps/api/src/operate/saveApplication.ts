import type { operate } from '@zhzz/contract/operate/calls.ts'
import { applicationRows } from '@zhzz/db/reference/application/applicationRows.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { settle } from '#operate/catalogue/settings.ts'
import { lockNames } from '#operate/names/brought.ts'

export const saveApplication: Handler<typeof operate.saveApplication> = async (
  { code, texts, ...input },
  { db, operator, now, fail },
) => {
  if (!applicationRows().applications.some((row) => row.code === code)) throw fail('notFound')
  const set = { ...input, texts: JSON.stringify(texts), setBy: signedBy(operator), setAt: now }
  await lockNames(db)
  await db
    .insertInto('applicationSetting')
    .values({ code, ...set })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(set))
    .execute()
  await settle(db)
  return true
}
