import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { mayReach, resolved } from '#operate/announcement/pasted.ts'

export const announce: Handler<typeof operate.announce> = async (
  { texts, pagePath, to, dueAt },
  { db, operator, now, fail, deps: { sealing } },
) => {
  if (!mayReach(to, operator)) throw fail('forbidden')
  const group = await resolved(db, sealing, to)
  const id = uuid()
  await db
    .insertInto('announcement')
    .values({
      id,
      texts: JSON.stringify(texts),
      pagePath,
      audience: JSON.stringify(group.to),
      accountIds: group.accountIds === null ? null : [...group.accountIds],
      dueAt: dueAt === null ? now : new Date(dueAt),
      setBy: signedBy(operator),
      setAt: now,
    })
    .execute()
  return { id }
}
