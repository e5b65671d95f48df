import { call } from '@zhzz/contract/call/calls.ts'
import { beginCall } from '#call/begin.ts'
import { mayUseLine } from '#call/mayUseLine.ts'
import { needAuthenticated } from '#member/needAuthenticated.ts'
import { inThreeSteps } from '#serve/steps.ts'

/** The record first, then the line: what happens to us between leaves a call that was asked for, never nothing. */
export const dialLine = inThreeSteps(call.dialLine, {
  async prepare(input, context) {
    const { db, deps, viewer, now, fail } = context
    if (deps.line === null) throw fail('notFound')
    if (!(await mayUseLine(db, viewer, now))) throw fail('planTooLow')
    // A line rings in the name of a company that is known to be one.
    await needAuthenticated(context)
    return { input, provider: deps.line.name }
  },

  async write({ input, provider }, context) {
    return { id: await beginCall(input, { provider, state: 'asked' }, context) }
  },

  async after({ id }, { db, deps, viewer, now, fail }) {
    const { line, sealing, log } = deps
    // Taken by one: an answer that got lost is asked for again, and must not ring twice.
    const taken = await db
      .updateTable('callRecord')
      .set({ providerCallId: `asked ${id}` })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .where('providerCallId', 'is', null)
      .returning('contactId')
      .executeTakeFirst()
    if (taken !== undefined && line !== null) {
      const { callee, agent } = await db
        .selectFrom('contact')
        .where('contact.id', '=', taken.contactId)
        .innerJoin('account', (join) => join.on('account.id', '=', viewer.accountId))
        .select(['contact.contentEnc as callee', 'account.phoneEnc as agent'])
        .executeTakeFirstOrThrow()
      const numbers = { id, callee: sealing.decrypt(callee), agent: sealing.decrypt(agent) }
      // Nobody knows whether it rings: it stays asked for, and the line's own word is waited for.
      const named = await line.start(numbers).catch(() => {
        log.error(`[call] ${line.name} gave no answer to call ${id}`)
        return undefined
      })
      if (named !== undefined)
        await db
          .updateTable('callRecord')
          .set(named === null ? { state: 'failed', updatedAt: now } : { providerCallId: named })
          .where('id', '=', id)
          .where((on) => (named === null ? on('state', '=', 'asked') : on.lit(true)))
          .execute()
    }
    const record = await db.selectFrom('callRecord').where('id', '=', id).select('state').executeTakeFirst()
    if (record === undefined) throw fail('notFound')
    return { id, isUnderWay: record.state !== 'failed' }
  },
})
