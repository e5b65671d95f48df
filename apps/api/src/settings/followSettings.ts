import { every } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type Live, liveOf } from '#settings/live.ts'
import { liveSettings } from '#settings/liveSettings.ts'

/** So long a node goes on with what was set before. */
const everyMilliseconds = 2_000

type Following = {
  now(): Live
  stop(): Promise<void>
}

/** What holds now: what an operator has set in the console before what the node was started with. */
export function followSettings(db: Kysely<DB>, usual: Live, log: Log): Following {
  let live = usual
  const rounds = every(
    'what is set in the console cannot be read',
    everyMilliseconds,
    async () => {
      live = liveOf(await settingsIn(db), usual)
    },
    { log, first: 0 },
  )
  return { now: () => live, stop: () => rounds.stop() }
}

/** What an operator has set, as far as it may be and this version can use it. */
export async function settingsIn(db: Kysely<DB>): Promise<Record<string, string>> {
  const rows = await db.selectFrom('runtimeSetting').select(['name', 'value']).execute()
  const usable = rows.filter(({ name, value }) => liveSettings.get(name)?.faultOf(value) === null)
  return Object.fromEntries(usable.map(({ name, value }) => [name, value]))
}
