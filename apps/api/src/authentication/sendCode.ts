import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { countCode, sendCode as deliver, keepCode } from '#account/code/sendCode.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendCode = inThreeSteps(authentication.sendCode, {
  async prepare({ phone }, context) {
    const { db, deps, viewer, fail } = context
    if (!viewer.isOwner) throw fail('forbidden')
    const own = await ownPhone(db, deps.sealing, viewer.accountId)
    const number = phone ?? own.phone
    return countCode(
      { purpose: 'authentication', phone: number, isOwn: number === own.phone, shown: {} },
      context,
    )
  },
  write: keepCode,
  after: deliver,
})
