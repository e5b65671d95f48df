import { locales } from '@zhzz/contract/locale.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { broughtNames, lockNames, settleNames } from '#operate/names/brought.ts'
import { standingNames } from '#operate/names/standing.ts'

export const putNameRight: Handler<typeof operate.putNameRight> = async (
  { type, code, names, source, reason },
  { db, operator, now, fail },
) => {
  await lockNames(db)
  const brought = broughtNames(type, code)
  const stands = await standingNames(db, type, code)
  if (brought === undefined || stands === undefined) throw fail('notFound')
  if (locales.every((locale) => (names[locale] || brought[locale]) === stands[locale])) throw fail('conflict')
  const put = Object.fromEntries(
    locales.flatMap((locale) =>
      names[locale] === '' || names[locale] === brought[locale] ? [] : [[locale, names[locale]]],
    ),
  )
  await db
    .insertInto('dictionaryName')
    .values({
      id: uuid(),
      type,
      code,
      names: JSON.stringify(put),
      brought: JSON.stringify(brought),
      source,
      reason,
      setBy: signedBy(operator),
      setAt: now,
    })
    .execute()
  await settleNames(db)
  return true
}
