import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { type KeyPlace, WrongKey } from '#key/keyFile.ts'
import { openSealing } from '#key/openSealing.ts'
import { connect } from '#pool.ts'
import type { Sealing } from '#sealed.ts'

/** Whoever works with the key of a database holds it shared, a rotation alone. */
export const keyInUse = 20_260_103

/**
 * Opens the sealing and keeps rotations of the key away until `release`. A connection that is lost is made again; when
 * the key has become another one meanwhile, `lost` is told and nothing may be sealed any more.
 */
export async function holdKey(
  url: string,
  place: KeyPlace,
  lost: (reason: Error) => void,
): Promise<{ sealing: Sealing; release: () => Promise<void> }> {
  const released = new AbortController()
  let client: Client
  const hold = async () => {
    client = await connect(url, { statementTimeout: 0, applicationName: 'zhzz key' })
    try {
      const { rows } = await client.query<{ held: boolean }>(
        'select pg_try_advisory_lock_shared($1) as held',
        [keyInUse],
      )
      if (!rows[0]?.held)
        throw new WrongKey('the key of this database is being rotated: wait until that is done')
      const sealing = await openSealing(client, place)
      client.once('end', () => void holdAgain())
      return sealing
    } catch (error) {
      await client.end()
      throw error
    }
  }
  const holdAgain = async () => {
    while (!released.signal.aborted) {
      try {
        await hold()
        if (released.signal.aborted) await client.end()
        return
      } catch (error) {
        if (released.signal.aborted) return
        if (error instanceof WrongKey) return lost(error)
        await delay(1_000, undefined, { ref: false })
      }
    }
  }
  const sealing = await hold()
  return {
    sealing,
    async release() {
      released.abort()
      await client.end()
    },
  }
}
