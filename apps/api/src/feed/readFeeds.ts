import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type AskOnce, fetchFeed } from '#feed/fetchFeed.ts'

type Reading = {
  db: Kysely<DB>
  feeds: readonly string[]
  /** One that was asked within so many is not asked again; 0: each is asked. */
  minutes?: number
  /** Where a feed lies while it is brought in. */
  folder: string
  /** Brings a file in as news; rejects where it is none. */
  bringIn(path: string): Promise<void>
  log: Log
  now: Date
  signal: AbortSignal
  askOnce?: AskOnce
}

/**
 * Asks each feed for what is new and brings it in. What a feed said of its state is kept once it was brought in: a round
 * that dies asks again, and finds it unchanged. One that fails holds up no other.
 */
export async function readFeeds({
  db,
  feeds,
  minutes = 0,
  folder,
  bringIn,
  log,
  now,
  signal,
  askOnce,
}: Reading): Promise<number> {
  let brought = 0
  for (const [at, url] of feeds.entries()) {
    if (signal.aborted) return brought
    const known = await db.selectFrom('newsFeed').where('url', '=', url).selectAll().executeTakeFirst()
    // A second early: the round that asks is never quite on time.
    const due = (known?.checkedAt.getTime() ?? 0) + minutes * 60_000 - 1_000
    if (minutes > 0 && now.getTime() < due) continue
    const path = join(folder, `feed-${process.pid}-${at}.xml`)
    try {
      const fetched = await fetchFeed(url, known ?? { etag: null, lastModified: null }, {
        signal,
        ...(askOnce !== undefined && { askOnce }),
      })
      if (fetched !== null) {
        await writeFile(path, fetched.body, { mode: 0o600 })
        await bringIn(path)
        brought += 1
      }
      const { etag, lastModified } = fetched ?? known ?? { etag: null, lastModified: null }
      await keep({ url, etag, lastModified, checkedAt: now, failure: null })
    } catch (error) {
      if (signal.aborted) return brought
      const failure = messageOf(error).slice(0, 300)
      if (known?.failure !== failure) log.warn(`the feed ${url}: ${failure}`)
      await keep({
        url,
        etag: known?.etag ?? null,
        lastModified: known?.lastModified ?? null,
        checkedAt: now,
        failure,
      })
    } finally {
      await rm(path, { force: true })
    }
  }
  return brought

  async function keep(state: {
    url: string
    etag: string | null
    lastModified: string | null
    checkedAt: Date
    failure: string | null
  }) {
    await db
      .insertInto('newsFeed')
      .values(state)
      .onConflict((conflict) => conflict.column('url').doUpdateSet(state))
      .execute()
  }
}
