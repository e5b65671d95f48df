import type { pool } from '@zhzz/contract/pool/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { isWorker } from '#member/workers.ts'
import { giveFromPool } from '#pool/give.ts'
import { holdingOf } from '#pool/holdingOf.ts'
import { ruleOf } from '#pool/ruleOf.ts'

export const take: Handler<typeof pool.take> = async ({ id }, { db, viewer, now, fail }) => {
  const { tenantId, subAccountId } = viewer
  if (!(await isWorker(db, tenantId, subAccountId))) throw fail('forbidden')
  // Of two takes of one person at once the second counts the first.
  await sql`select from sub_account where id = ${subAccountId} for update`.execute(db)
  const { takePerDay, holdAtMost } = await ruleOf(db, viewer)
  const { held, takenToday } = await holdingOf(db, viewer, now)
  const given = await giveFromPool(db, viewer, { ids: [id], toId: subAccountId, isTaken: true, now })
  if (given === 'none') throw fail('notFound')
  if (given === 0) throw fail('customerTaken')
  if (takenToday >= (takePerDay ?? Number.POSITIVE_INFINITY)) throw fail('poolLimit')
  if (held >= (holdAtMost ?? Number.POSITIVE_INFINITY)) throw fail('poolLimit')
  return true
}
