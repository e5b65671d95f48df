import type { call } from '@zhzz/contract/call/calls.ts'
import { callResult } from '@zhzz/contract/call/record.ts'
import { callable } from '#call/callable.ts'
import { mayUseLine } from '#call/mayUseLine.ts'
import type { Handler } from '#context.ts'

export const before: Handler<typeof call.before> = async ({ contactId }, context) => {
  const { db, deps, viewer, now, fail } = context
  const found = await callable(db, contactId, { viewer, now, deps })
  if (found === undefined) throw fail('notFound')
  const { number: _kept, companyId, ...facts } = found
  // Of the whole team, whoever asks: nobody rings a company that a colleague has just spoken with unawares.
  const last = await db
    .selectFrom('callRecord')
    .leftJoin('subAccount as person', 'person.id', 'callRecord.subAccountId')
    .where('callRecord.tenantId', '=', viewer.tenantId)
    .where('callRecord.companyId', '=', companyId)
    .orderBy('callRecord.startedAt', 'desc')
    .limit(1)
    .select(['callRecord.startedAt', 'callRecord.result', 'callRecord.subAccountId', 'person.realName'])
    .executeTakeFirst()
  return {
    ...facts,
    last: last
      ? {
          startedAt: last.startedAt.toISOString(),
          result: callResult.nullable().parse(last.result),
          byName: last.realName,
          isMine: last.subAccountId === viewer.subAccountId,
        }
      : null,
    line: (await mayUseLine(db, viewer, now)) ? (deps.line?.name ?? null) : null,
  }
}
