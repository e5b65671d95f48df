import { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { countCode, keepCode, nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendEditPasswordCode = inThreeSteps(account.sendEditPasswordCode, {
  async prepare(_, context) {
    const { db, deps, viewer } = context
    const { phone, phoneMask } = await ownPhone(db, deps.sealing, viewer.accountId)
    const asked = { purpose: 'editPassword', phone, isOwn: true } as const
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
