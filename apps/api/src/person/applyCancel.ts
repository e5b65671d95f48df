import { person } from '@zhzz/contract/person/calls.ts'
import { spendCode, tryCode } from '#account/code/code.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { coolingOffDays, ownsTeam } from '#person/cancelling.ts'
import { inSteps } from '#serve/steps.ts'

export const applyCancel = inSteps(person.applyCancel, {
  async prepare({ code }, context) {
    const { db, deps, viewer, fail } = context
    if (await ownsTeam(db, viewer)) throw fail('ownerOfTeam')
    const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
    const codeId = await tryCode({ purpose: 'cancelAccount', phone, code }, context)
    if (codeId === null) throw fail('wrongCode')
    return codeId
  },

  async write(codeId, { db, viewer, now, fail }) {
    if (await ownsTeam(db, viewer)) throw fail('ownerOfTeam')
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const effectiveAt = new Date(now.getTime() + coolingOffDays * 24 * 3600 * 1000)
    await db
      .updateTable('account')
      .set({ deleteRequestedAt: now, deleteDueAt: effectiveAt, updatedAt: now })
      .where('id', '=', viewer.accountId)
      .execute()
    await db
      .updateTable('loginSession')
      .set({ revokedAt: now })
      .where('accountId', '=', viewer.accountId)
      .where('id', '!=', viewer.sessionId)
      .where('revokedAt', 'is', null)
      .execute()
    return { effectiveAt: effectiveAt.toISOString() }
  },
})
