import { deliver } from '@zhzz/api/channel/deliver.ts'
import { hasMailServer, startMailServer } from '@zhzz/api/channel/fakeMailServer.ts'
import { startPushService } from '@zhzz/api/channel/fakePushService.ts'
import { startRobots } from '@zhzz/api/channel/fakeRobot.ts'
import { noChannelSettings, openChannels } from '@zhzz/api/channel/settings.ts'
import { tellMany } from '@zhzz/api/channel/tellMany.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { benchKey } from '#load/person.ts'

type Options = { people: string; nodes: string }

/** So many people with a message each, by one channel after the other, to servers of this machine that take all. */
export async function deliverySpeed({ people, nodes }: Options): Promise<void> {
  const database = await benchDatabase('bench_deliveries')
  const service = await startPushService()
  const robots = await startRobots()
  const mails = hasMailServer ? await startMailServer() : null
  const sealing = sealingOf(benchKey)
  const { db, pool } = database
  const appUrl = 'https://h5.example.com'
  const channels = openChannels(
    {
      ...noChannelSettings,
      appUrl,
      pushOrigins: [service.origin],
      robotOrigins: [robots.origin],
      mail: mails ? { url: mails.url, from: 'notice@example.com', appUrl } : undefined,
    },
    { db, sealing },
  )
  let count = 0
  const addresses = {
    push: () => JSON.stringify(service.subscribe()),
    ...(mails && { email: () => `person${(count += 1)}@example.com` }),
    robot: () => robots.address(`known-robot-${(count += 1)}`),
  }
  try {
    const rows = []
    for (const [channel, address] of Object.entries(addresses)) {
      const many = { people: Number(people), each: 1, name: channel, addresses: { [channel]: address } }
      await tellMany(db, sealing, many)
      await pool.query('analyze message_delivery, message, message_target')
      const began = performance.now()
      const tools = { db, sealing, channels, log: console }
      await Promise.all(Array.from({ length: Number(nodes) }, () => deliver(tools, new Date())))
      const seconds = (performance.now() - began) / 1_000
      const { rows: states } = await pool.query<{ sent: number; other: number }>(
        `select count(*) filter (where state = 'sent')::int as sent,
          count(*) filter (where state <> 'sent')::int as other
        from message_delivery join message_target target on target.id = target_id where target.channel = $1`,
        [channel],
      )
      rows.push({
        channel,
        ...states[0],
        seconds: Math.round(seconds * 10) / 10,
        'a second': Math.round(Number(people) / seconds),
      })
    }
    console.table(rows)
  } finally {
    mails?.close()
    await service.close()
    await robots.close()
    await database.end()
  }
}
