import type { person } from '@zhzz/contract/person/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { nextSendSeconds, sendCode } from '#account/sendCode.ts'
import type { Handler } from '#context.ts'
import { ownsTeam } from '#person/cancelling.ts'

export const sendCancelCode: Handler<typeof person.sendCancelCode> = async (_, context) => {
  const { db, deps, viewer, fail } = context
  if (await ownsTeam(db, viewer)) throw fail('ownerOfTeam')
  const { phone, phoneMask } = await ownPhone(db, deps.sealing, viewer.accountId)
  await sendCode({ purpose: 'cancelAccount', phone }, context)
  return { nextSendSeconds, phoneMask }
}
