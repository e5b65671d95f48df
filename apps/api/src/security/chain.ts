import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, type Selectable, sql } from 'kysely'

type Link = Selectable<DB['securityLog']>
type Unlinked = Omit<Link, 'position' | 'previous' | 'hash'>

// Of two nodes one links, the other finds that it is being done.
const advisoryLock = 20_260_110
const mostAtOnce = 1_000

/** Puts what has happened since at the end of the chain, in one transaction; how many. The only writer of the chain. */
export function link(db: Kysely<DB>, sealing: Sealing): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_xact_lock(${advisoryLock}) as mine`.execute(trx)
    if (rows[0]?.mine !== true) return 0
    const events = await trx
      .deleteFrom('securityEvent')
      .where('id', 'in', (from) =>
        from.selectFrom('securityEvent').orderBy('at').orderBy('id').limit(mostAtOnce).select('id'),
      )
      .returningAll()
      .execute()
    if (events.length === 0) return 0
    events.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
    const last = await lastLink(trx)
    let position = last?.position ?? 0
    let previous = last?.hash ?? Buffer.alloc(0)
    const links = events.map((event) => {
      const made = { ...event, position: ++position, previous }
      previous = hashOf(sealing, made)
      return { ...made, hash: previous }
    })
    await trx.insertInto('securityLog').values(links).execute()
    return links.length
  })
}

/** The end of the chain; undefined while it is empty. */
export function lastLink(db: Kysely<DB>): Promise<Pick<Link, 'position' | 'hash'> | undefined> {
  return db
    .selectFrom('securityLog')
    .orderBy('position', 'desc')
    .limit(1)
    .select(['position', 'hash'])
    .executeTakeFirst()
}

function hashOf(
  sealing: Sealing,
  { position, previous, ...row }: Unlinked & Pick<Link, 'position' | 'previous'>,
): Buffer {
  const { id, at, event, call, result, accountId, subAccountId, tenantId, operator } = row
  const { target, detail, subject, network, networkKey, times } = row
  return sealing.sign(
    'securityLog',
    JSON.stringify([
      [position, previous.toString('hex'), id, at.toISOString(), event, call, result],
      [accountId, subAccountId, tenantId, operator, target, detail],
      [subject?.toString('hex') ?? null, network, networkKey?.toString('hex') ?? null, times],
    ]),
  )
}

export type Verified = {
  /** Rows that hold, from the first that is kept. */
  rows: number
  first: number | null
  /** The last row and the head of its hash: noted elsewhere, it shows when rows at the end were taken away. */
  last: number | null
  head: string | null
  /** Where the chain breaks, and how. */
  broken: string | null
}

/** Reads the whole chain and says where it breaks first. */
export async function verifyChain(db: Kysely<DB>, sealing: Sealing): Promise<Verified> {
  let before: Link | null = null
  const verified: Verified = { rows: 0, first: null, last: null, head: null, broken: null }
  for (;;) {
    const rows: Link[] = await db
      .selectFrom('securityLog')
      .where('position', '>', before?.position ?? 0)
      .orderBy('position')
      .limit(5 * mostAtOnce)
      .selectAll()
      .execute()
    if (rows.length === 0) return verified
    for (const row of rows) {
      verified.broken = faultOf(sealing, row, before)
      if (verified.broken !== null) return verified
      if (before === null) verified.first = row.position
      verified.rows++
      verified.last = row.position
      verified.head = row.hash.toString('hex', 0, 8)
      before = row
    }
  }
}

function faultOf(sealing: Sealing, row: Link, before: Link | null): string | null {
  if (before !== null && row.position !== before.position + 1)
    return `rows ${before.position + 1} to ${row.position - 1} are missing`
  if (before !== null && !row.previous.equals(before.hash))
    return `row ${row.position} does not follow row ${before.position}`
  if (before === null && row.position === 1 && row.previous.length > 0) return 'row 1 is not the first one'
  return hashOf(sealing, row).equals(row.hash)
    ? null
    : `row ${row.position} was changed, or sealed with another key`
}

/** Rows older than what the trigger protects: a year. */
export async function forgetOldLog(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('securityLog')
    .where('at', '<', sql<Date>`clock_timestamp() - interval '365 days'`)
    .execute()
}
