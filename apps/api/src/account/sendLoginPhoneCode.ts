import type { account } from '@zhzz/contract/account/calls.ts'
import { makeCode } from '#account/code.ts'
import type { Handler } from '#context.ts'

export const sendLoginPhoneCode: Handler<typeof account.sendLoginPhoneCode> = async (
  { phone },
  { lasting, deps, caller, now, fail },
) => {
  const number = deps.sealing.blindIndex(phone).toString('base64url')
  await deps.limits.take('smsIpHour', caller.ip)
  await deps.limits.take('smsPhoneMinute', number)
  await deps.limits.take('smsPhoneHour', number)
  await deps.limits.take('smsPhoneDay', number)
  // Kept before it is sent: a code that arrives must hold.
  const code = await makeCode(lasting, deps.sealing, { purpose: 'login', phone }, now)
  try {
    await deps.sms.send(phone, code)
  } catch {
    throw fail('smsUnavailable')
  }
  return { nextSendSeconds: 60 }
}
