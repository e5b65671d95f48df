import { timingSafeEqual } from 'node:crypto'
import { message } from '@zhzz/contract/message/calls.ts'
import { emailCodeHash } from '#message/emailCode.ts'
import { inSteps } from '#serve/steps.ts'

const mostTries = 5

export const confirmEmail = inSteps(message.confirmEmail, {
  /** The try is counted whatever becomes of the call. */
  async prepare({ code }, { db, deps, viewer, now, fail }) {
    const tried = await db
      .updateTable('messageTarget')
      .set((row) => ({ codeTries: row('codeTries', '+', 1) }))
      .where('subAccountId', '=', viewer.subAccountId)
      .where('channel', '=', 'email')
      .where('codeExpiresAt', '>', now)
      .where('codeTries', '<', mostTries)
      .returning(['id', 'addressEnc', 'codeHash'])
      .executeTakeFirst()
    if (tried === undefined || tried.codeHash === null) throw fail('wrongCode')
    const address = deps.sealing.decrypt(tried.addressEnc)
    if (!timingSafeEqual(tried.codeHash, emailCodeHash(deps.sealing, { address, code })))
      throw fail('wrongCode')
    return { id: tried.id, address }
  },

  async write({ id, address }, { db, now }) {
    await db
      .updateTable('messageTarget')
      .set({ confirmedAt: now, codeHash: null, codeExpiresAt: null })
      .where('id', '=', id)
      .execute()
    return { address }
  },
})
