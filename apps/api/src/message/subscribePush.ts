import { message } from '@zhzz/contract/message/calls.ts'
import { keepTarget } from '#message/keepTarget.ts'
import { inSteps } from '#serve/steps.ts'

/** More devices than anybody has; the oldest go. */
const mostDevices = 10

export const subscribePush = inSteps(message.subscribePush, {
  async prepare(subscription, { deps, locale, fail }) {
    const address = JSON.stringify(subscription)
    const field = 'endpoint' in subscription ? 'endpoint' : 'service'
    if (deps.channels.push?.accepts(address) !== true) throw fail('invalid', { fields: [field] })
    return { address, locale }
  },

  async write({ address, locale }, { db, deps, viewer, now }) {
    const { subAccountId, sessionId } = viewer
    await db.deleteFrom('messageTarget').where('sessionId', '=', sessionId).execute()
    await db
      .deleteFrom('messageTarget')
      .where('channel', '=', 'push')
      .where('addressHash', '=', deps.sealing.blindIndex(address))
      .execute()
    await keepTarget(db, deps.sealing, {
      subAccountId,
      channel: 'push',
      address,
      sessionId,
      locale,
      confirmedAt: now,
      createdAt: now,
    })
    const devices = await db
      .selectFrom('messageTarget')
      .where('subAccountId', '=', subAccountId)
      .where('channel', '=', 'push')
      .orderBy('createdAt', 'desc')
      .select('id')
      .execute()
    const old = devices.slice(mostDevices).map(({ id }) => id)
    if (old.length > 0) await db.deleteFrom('messageTarget').where('id', 'in', old).execute()
    return { devices: devices.length - old.length }
  },
})
