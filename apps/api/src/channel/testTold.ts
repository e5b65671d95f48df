import type { Log } from '@zhzz/db/log.ts'
import { sql } from 'kysely'
import { type DeliveryTools, deliver } from '#channel/deliver.ts'
import { writeMessages } from '#message/writeMessages.ts'
import type { Channels } from '#outside/channels.ts'
import type { TestServer } from '#testing/testServer.ts'

const log: Log = { info() {}, warn() {}, error() {} }
let count = 0

/** Messages of a person, and the rounds of the job that send them. */
export function telling({ database, sealing, clock }: TestServer, channels: Channels) {
  const tools: DeliveryTools = { db: database.db, sealing, channels, log }
  return {
    tools,
    /** A list was published; `at` is when. */
    async tell(subAccountId: string, name: string, at = clock.now) {
      count += 1
      await writeMessages(
        sql`select ${subAccountId}::uuid as sub_account_id, 'listPublished' as kind, null::uuid as object_id,
          ${JSON.stringify({ name, count: 320 })}::jsonb as facts, ${`test ${count}`} as source`,
        at,
      ).execute(database.db)
    },
    round: (at = clock.now) => deliver(tools, at),
    states: async () => {
      const rows = await database.db
        .selectFrom('messageDelivery')
        .orderBy('dueAt')
        .select(['state', 'why', 'tries', 'dueAt', 'isHeld'])
        .execute()
      return rows
    },
  }
}

/** An hour in which nobody is to be left alone, in China. */
export const noon = new Date('2026-11-23T04:00:00Z')
