import type { person } from '@zhzz/contract/person/calls.ts'
import { makeCode } from '#account/code.ts'
import type { Handler } from '#context.ts'
import { ownPhone, ownsTeam } from '#person/cancelling.ts'

export const sendCancelCode: Handler<typeof person.sendCancelCode> = async (
  _,
  { db, lasting, deps, viewer, caller, now, fail },
) => {
  if (await ownsTeam(db, viewer)) throw fail('ownerOfTeam')
  const { phoneEnc, phoneMask } = await ownPhone(db, viewer)
  const phone = deps.sealing.decrypt(phoneEnc)
  const number = deps.sealing.blindIndex(phone).toString('base64url')
  await deps.limits.take('smsIpHour', caller.ip)
  await deps.limits.take('smsPhoneMinute', number)
  await deps.limits.take('smsPhoneHour', number)
  await deps.limits.take('smsPhoneDay', number)
  const code = await makeCode(lasting, deps.sealing, { purpose: 'cancelAccount', phone }, now)
  try {
    await deps.sms.send(phone, code)
  } catch {
    throw fail('smsUnavailable')
  }
  return { nextSendSeconds: 60, phoneMask }
}
