import type { call } from '@zhzz/contract/call/calls.ts'
import type { Input } from '@zhzz/contract/endpoint.ts'
import type { Failure, FailureName } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { callable } from '#call/callable.ts'
import type { InsideDeps } from '#context.ts'
import type { Viewer } from '#http/session.ts'

type Beginning = {
  db: Kysely<DB>
  viewer: Viewer
  now: Date
  deps: InsideDeps
  fail(failure: FailureName & (typeof call.dial.fails)[number], detail?: unknown): Failure
}

/** Writes a call down before anything rings; the same one asked for twice is the one that was written. */
export async function beginCall(
  { contactId, clientUid, editionId, itemId }: Input<typeof call.dial>,
  { provider, state }: { provider: 'phone' | 'twilio'; state: 'dialled' | 'asked' },
  { db, viewer, now, deps, fail }: Beginning,
): Promise<string> {
  // One after the other for a tenant until the write ends: two at once would pass the day's number.
  await sql`select from tenant where id = ${viewer.tenantId} for no key update`.execute(db)
  const known = await db
    .selectFrom('callRecord')
    .where('clientUid', '=', clientUid)
    .select(['id', 'subAccountId'])
    .executeTakeFirst()
  if (known?.subAccountId === viewer.subAccountId) return known.id
  if (known !== undefined) throw fail('notFound')
  const found = await callable(db, contactId, { viewer, now, deps })
  if (found === undefined) throw fail('notFound')
  const { refusal, rules, localTime, numberCalls, myCalls, myLimit } = found
  if (refusal !== null) throw fail(refusal, { ...rules, localTime, numberCalls, myCalls, myLimit })
  const item =
    itemId === undefined
      ? undefined
      : await db
          .selectFrom('callListItem as item')
          .innerJoin('callList as list', 'list.id', 'item.listId')
          .where('item.id', '=', itemId)
          .where('item.companyId', '=', found.companyId)
          .where('list.subAccountId', '=', viewer.subAccountId)
          .select(['item.id', 'list.editionId'])
          .executeTakeFirst()
  if (itemId !== undefined && item === undefined) throw fail('notFound')
  const about = editionId ?? item?.editionId ?? null
  const edition =
    about === null
      ? undefined
      : await db.selectFrom('exhibitionEdition').where('id', '=', about).select('id').executeTakeFirst()
  if (editionId !== undefined && edition === undefined) throw fail('notFound')
  const id = uuid()
  await db
    .insertInto('callRecord')
    .values({
      id,
      provider,
      state,
      talkSeconds: null,
      tenantId: viewer.tenantId,
      subAccountId: viewer.subAccountId,
      companyId: found.companyId,
      contactId,
      editionId: edition?.id ?? null,
      itemId: item?.id ?? null,
      clientUid,
      startedAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}
