import type { ClientBase } from 'pg'
import { refreshCounters } from '#counters.ts'
import { tellTopics } from '#exhibition/tellTopics.ts'
import { joinHalls } from '#hall/joinHalls.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import { rehouse } from '#house/rehouse.ts'
import { joinKnown } from '#known/joinKnown.ts'

/** Brings everything that is made from several rows to what the rows say now. */
export async function settle(client: ClientBase): Promise<void> {
  await joinKnown(client)
  await joinHalls(client, await KnownHalls.load(client))
  await tellTopics(client)
  await rehouse(client)
  await refreshCounters(client)
}
