import { person } from '@zhzz/contract/person/calls.ts'
import { spendCode, tryCode } from '#account/code/code.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { beginCancel, ownsTeam } from '#member/cancelling.ts'
import { inSteps } from '#serve/steps.ts'

export const applyCancel = inSteps(person.applyCancel, {
  async prepare({ code }, context) {
    const { db, deps, viewer, fail } = context
    if (await ownsTeam(db, viewer.accountId)) throw fail('ownerOfTeam')
    const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
    const codeId = await tryCode({ purpose: 'cancelAccount', phone, code }, context)
    if (codeId === null) throw fail('wrongCode')
    return codeId
  },

  async write(codeId, { db, viewer, now, fail }) {
    if (await ownsTeam(db, viewer.accountId)) throw fail('ownerOfTeam')
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const { accountId, sessionId } = viewer
    const effectiveAt = await beginCancel(db, { accountId, keep: sessionId, now })
    return { effectiveAt: effectiveAt.toISOString() }
  },
})
