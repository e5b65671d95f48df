import { person } from '@zhzz/contract/person/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { countCode, keepCode, nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'
import { ownsTeam } from '#person/cancelling.ts'

export const sendCancelCode = inThreeSteps(person.sendCancelCode, {
  async prepare(_, context) {
    const { db, deps, viewer, fail } = context
    if (await ownsTeam(db, viewer)) throw fail('ownerOfTeam')
    const { phone, phoneMask } = await ownPhone(db, deps.sealing, viewer.accountId)
    const asked = { purpose: 'cancelAccount', phone, isOwn: true } as const
    await countCode(asked, context)
    return { ...asked, phoneMask }
  },

  async write({ phoneMask, ...asked }, context) {
    return { phoneMask, kept: await keepCode(asked, context) }
  },

  async after({ phoneMask, kept }, context) {
    await sendCode(kept, context)
    return { nextSendSeconds, phoneMask }
  },
})
