import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import type { WebhookEvent } from '@zhzz/contract/webhook/eventNames.ts'
import { webhookEventNames } from '@zhzz/contract/webhook/eventNames.ts'
import { silent } from '@zhzz/db/log.ts'
import { afterAll, beforeEach } from 'vitest'
import { type Live, usualLive } from '#settings/live.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany } from '#testing/testWorld.ts'
import { deliver, type SendingTools } from '#webhook/send/deliver.ts'
import { startReceiver } from '#webhook/testReceiver.ts'

/** A server whose endpoints may be on this machine, one program that is told, and the rounds of the job that sends. */
export async function testWebhooks() {
  const live: Live = {
    ...usualLive,
    limits: { smsNetworkHour: 1e6, smsDeviceHour: 1e6, smsAllMinute: 1e6 },
    webhookNetworks: ['127.0.0.0/8'],
    webhooksOverHttp: true,
  }
  const server = await testServer({ live: () => live })
  const { call, clock, database, sealing } = server
  const receiver = await startReceiver({ now: () => clock.now.getTime() })
  afterAll(() => receiver.close())
  const began = clock.now
  beforeEach(async () => {
    clock.now = began
    for (const kept of [receiver.received, receiver.refused, receiver.answers]) kept.length = 0
    await database.pool.query('delete from webhook_endpoint')
    await database.pool.query('delete from webhook_event')
  })
  const tools: SendingTools = {
    db: database.db,
    sealing,
    live: () => live,
    clock: { now: () => clock.now },
    log: silent,
  }
  const shown = await addCompany(server)
  return {
    ...server,
    live,
    receiver,
    tools,
    shown,
    round: () => deliver(tools),
    async listen(
      who: { token: string },
      events: readonly WebhookEvent[] = webhookEventNames,
      url = receiver.url,
    ) {
      const { data } = await call(webhook.make, { url, events: [...events] }, { ...who, key: uuid() })
      receiver.secrets.add(data.secret)
      return data
    },
    /** A follow-up of the company; its id. */
    async write(who: { token: string }, next?: { nextFollowTime: string; remindMinutes: number }) {
      const { data } = await call(
        followUp.save,
        {
          targetType: 'company',
          targetId: shown.id,
          clientUid: uuid(),
          followType: 'phone',
          content: `跟进 ${uuid()}`,
          followTime: clock.now.toISOString(),
          ...next,
        },
        { ...who, key: uuid() },
      )
      return data.id
    },
    /** Time goes by. */
    later: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1_000)),
  }
}
