import type { operate } from '@zhzz/contract/operate/calls.ts'
import { applicationRows } from '@zhzz/db/reference/application/applicationRows.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { settle } from '#operate/catalogue/settings.ts'
import { lockNames } from '#operate/names/brought.ts'

export const orderApplications: Handler<typeof operate.orderApplications> = async (
  { group, codes },
  { db, operator, now, fail },
) => {
  const known = applicationRows().applications.filter((row) => row.group_code === group)
  const isWhole = known.length === codes.length && known.every(({ code }) => codes.includes(code))
  if (!isWhole) throw fail('conflict')
  const set = { setBy: signedBy(operator), setAt: now }
  await lockNames(db)
  await db
    .insertInto('applicationSetting')
    .values(codes.map((code, position) => ({ code, position, ...set })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({ ...set, position: row.ref('excluded.position') })),
    )
    .execute()
  await settle(db)
  return true
}
