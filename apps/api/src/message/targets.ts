import type { message } from '@zhzz/contract/message/calls.ts'
import { outsideChannels } from '@zhzz/contract/message/channels.ts'
import type { Handler } from '#context.ts'
import { pushKeyOf } from '#message/pushKey.ts'

export const targets: Handler<typeof message.targets> = async (_input, { db, deps, viewer }) => {
  const rows = await db
    .selectFrom('messageTarget')
    .where('subAccountId', '=', viewer.subAccountId)
    .select(['channel', 'sessionId', 'addressEnc', 'confirmedAt', 'refusedAt'])
    .execute()
  const setting = await db
    .selectFrom('personalSetting')
    .where('subAccountId', '=', viewer.subAccountId)
    .select(['quietOn', 'quietFrom', 'quietTo', 'timeZone'])
    .executeTakeFirst()
  const [email, sms, robot] = (['email', 'sms', 'robot'] as const).map((name) =>
    rows.find(({ channel }) => channel === name),
  )
  const devices = rows.filter(({ channel }) => channel === 'push')
  const { publicKey } = await pushKeyOf(db, deps.sealing)
  return {
    push: {
      publicKey,
      isHere: devices.some(({ sessionId }) => sessionId === viewer.sessionId),
      devices: devices.length,
    },
    available: outsideChannels.filter((name) => name !== 'push' && deps.channels[name] !== null),
    email: email
      ? {
          address: deps.sealing.decrypt(email.addressEnc),
          isConfirmed: email.confirmedAt !== null,
          isRefused: email.refusedAt !== null,
        }
      : null,
    sms: sms ? { isRefused: sms.refusedAt !== null } : null,
    robot: robot ? { isRefused: robot.refusedAt !== null } : null,
    quiet: {
      isOn: setting?.quietOn ?? true,
      from: (setting?.quietFrom ?? '22:00').slice(0, 5),
      to: (setting?.quietTo ?? '08:00').slice(0, 5),
      timeZone: setting?.timeZone ?? 'Asia/Shanghai',
    },
  }
}
