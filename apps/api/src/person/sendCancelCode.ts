import { person } from '@zhzz/contract/person/calls.ts'
import { countCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { ownsTeam } from '#member/cancelling.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendCancelCode = inThreeSteps(person.sendCancelCode, {
  async prepare(_, context) {
    const { db, deps, viewer, fail } = context
    if (await ownsTeam(db, viewer.accountId)) throw fail('ownerOfTeam')
    const { phone, phoneMask } = await ownPhone(db, deps.sealing, viewer.accountId)
    return countCode({ purpose: 'cancelAccount', phone, isOwn: true, shown: { phoneMask } }, context)
  },
  write: keepCode,
  after: sendCode,
})
