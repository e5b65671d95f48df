import type { pool } from '@zhzz/contract/pool/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Handler } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import { asc, desc, keyset, paged } from '#keyset.ts'
import { isWorker } from '#member/workers.ts'
import { openPage } from '#page.ts'
import { holdingOf } from '#pool/holdingOf.ts'
import { rowContact } from '#pool/idle.ts'
import { poolRows, shownCustomers } from '#pool/rows.ts'
import { ruleOf } from '#pool/ruleOf.ts'

const newestFirst = keyset(desc('customer.ownedSince'), desc('customer.id'))
const idleFirst = keyset(asc(rowContact), asc('customer.id'))

export const list: Handler<typeof pool.list> = async (input, context) => {
  const { db, viewer, now } = context
  const isPool = input.tab === 'pool'
  const rule = await ruleOf(db, viewer)
  const { held, takenToday } = await holdingOf(db, viewer, now)
  const counts = { pool: await pooledCount(db, viewer), mine: held }
  const page = await openPage(context, input)
  const customers = shownCustomers(db, viewer)
  const rows = await paged(
    isPool
      ? customers.where('customer.ownerId', 'is', null)
      : customers.where('customer.ownerId', '=', viewer.subAccountId),
    isPool ? newestFirst : idleFirst,
    page,
  ).execute()
  const { list, ...rest } = page.answer(rows, { total: counts[input.tab], totalIsMore: false })
  const { since: _, ...shown } = rule
  return {
    ...rest,
    list: await poolRows(list, { rule, context }),
    counts,
    rule: shown,
    takenToday,
    mayTake: await isWorker(db, viewer.tenantId, viewer.subAccountId),
  }
}

async function pooledCount(db: Kysely<DB>, viewer: Viewer): Promise<number> {
  const { n } = await db
    .selectFrom('customer')
    .where('tenantId', '=', viewer.tenantId)
    .where('ownerId', 'is', null)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
