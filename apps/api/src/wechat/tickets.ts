import { untimed } from '@zhzz/db/deadline.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import type { Tickets } from '#outside/tickets.ts'
import { askTicket, askToken, WechatRefusal } from '#wechat/askWechat.ts'
import type { WechatSettings } from '#wechat/settings.ts'

type Tools = { db: Kysely<DB>; sealing: Sealing; log: Log }

/** Of its life, how much a token or ticket may have behind it before a new one is asked for. */
const usableShare = 0.8
/** Both questions together; below what a silent database connection is given. */
const wechatMilliseconds = 4_000
const refreshLock = 20_261_121
/** After a failure, seconds in which nobody asks again: quota used up (45009), asked too often (45011), all else. */
const restSeconds: Partial<Record<number, number>> = { 45009: 600, 45011: 60 }
const usualRestSeconds = 30
/** The token is not, or no longer, the account's: 40001 invalid, 40014 malformed, 42001 over. */
const tokenIsOver = [40001, 40014, 42001]

/**
 * The tickets of one official account. All nodes share one row; within a node everybody who asks at the same moment
 * waits for one look at it, and among the nodes one asks WeChat while it holds the lock.
 */
export function createTickets(settings: WechatSettings, tools: Tools): Tickets {
  let looking: Promise<string | null> | null = null
  return {
    settings,
    current(now) {
      // Others wait for it too, so it does not end with the time of whoever came first.
      looking ??= untimed(() => look(settings, tools, now)).finally(() => {
        looking = null
      })
      return looking
    },
  }
}

async function look(settings: WechatSettings, tools: Tools, now: Date): Promise<string | null> {
  const kept = await read(tools, settings)
  if (kept.ticket && isFresh(kept.ticket, now)) return kept.ticket.text
  if (kept.retryAt && kept.retryAt > now) return holding(kept.ticket, now)
  return tools.db.transaction().execute(async (db) => {
    // Who still has a ticket that holds need not wait for the one that asks for the next.
    if (holding(kept.ticket, now) === null)
      await sql`select pg_advisory_xact_lock(${refreshLock})`.execute(db)
    else {
      const { rows } = await sql<{
        free: boolean
      }>`select pg_try_advisory_xact_lock(${refreshLock}) as free`.execute(db)
      if (!rows[0]?.free) return holding(kept.ticket, now)
    }
    return renew(settings, { ...tools, db }, now)
  })
}

/** Under the lock: what another node may have done meanwhile, else WeChat. */
async function renew(settings: WechatSettings, tools: Tools, now: Date): Promise<string | null> {
  const kept = await read(tools, settings)
  if (kept.ticket && isFresh(kept.ticket, now)) return kept.ticket.text
  if (kept.retryAt && kept.retryAt > now) return holding(kept.ticket, now)
  const until = AbortSignal.timeout(wechatMilliseconds)
  try {
    let token = kept.token && isFresh(kept.token, now) ? kept.token.text : null
    token ??= await newToken(settings, tools, now, false, until)
    const ticket = await askTicket(settings, token, until).catch(async (error: unknown) => {
      if (!(error instanceof WechatRefusal) || !tokenIsOver.includes(error.errcode)) throw error
      return askTicket(settings, await newToken(settings, tools, now, true, until), until)
    })
    await keep(tools, settings, {
      ticketEnc: tools.sealing.encrypt(ticket.text),
      ticketMadeAt: now,
      ticketExpiresAt: after(now, ticket.seconds),
      retryAt: null,
    })
    return ticket.text
  } catch (error) {
    const errcode = error instanceof WechatRefusal ? error.errcode : 0
    tools.log.error(`wechat gives no ticket: ${reasonOf(error)}`)
    await keep(tools, settings, { retryAt: after(now, restSeconds[errcode] ?? usualRestSeconds) })
    return holding(kept.ticket, now)
  }
}

async function newToken(
  settings: WechatSettings,
  tools: Tools,
  now: Date,
  force: boolean,
  until: AbortSignal,
): Promise<string> {
  const { text, seconds } = await askToken(settings, force, until)
  await keep(tools, settings, {
    accessTokenEnc: tools.sealing.encrypt(text),
    accessTokenMadeAt: now,
    accessTokenExpiresAt: after(now, seconds),
  })
  return text
}

type Lease = { text: string; madeAt: Date; expiresAt: Date }
type Kept = { token: Lease | null; ticket: Lease | null; retryAt: Date | null }

async function read({ db, sealing }: Tools, { appId }: WechatSettings): Promise<Kept> {
  const row = await db.selectFrom('wechatTicket').where('appId', '=', appId).selectAll().executeTakeFirst()
  const lease = (sealed: Buffer | null, madeAt: Date | null, expiresAt: Date | null): Lease | null =>
    sealed && madeAt && expiresAt ? { text: sealing.decrypt(sealed), madeAt, expiresAt } : null
  if (!row) return { token: null, ticket: null, retryAt: null }
  return {
    token: lease(row.accessTokenEnc, row.accessTokenMadeAt, row.accessTokenExpiresAt),
    ticket: lease(row.ticketEnc, row.ticketMadeAt, row.ticketExpiresAt),
    retryAt: row.retryAt,
  }
}

type Change = Partial<
  Record<'accessTokenEnc' | 'ticketEnc', Buffer> &
    Record<'accessTokenMadeAt' | 'accessTokenExpiresAt' | 'ticketMadeAt' | 'ticketExpiresAt', Date> & {
      retryAt: Date | null
    }
>

/** Another account than the row's begins with an empty one. */
async function keep({ db }: Tools, { appId }: WechatSettings, change: Change): Promise<void> {
  await db.deleteFrom('wechatTicket').where('appId', '<>', appId).execute()
  await db
    .insertInto('wechatTicket')
    .values({ appId, ...change })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute()
}

/** One line, whatever stood in the answer. */
function reasonOf(error: unknown): string {
  return JSON.stringify(error instanceof Error ? error.message.slice(0, 200) : 'no answer')
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}

function isFresh({ madeAt, expiresAt }: Lease, now: Date): boolean {
  const life = expiresAt.getTime() - madeAt.getTime()
  return now.getTime() < madeAt.getTime() + life * usableShare
}

function holding(lease: Lease | null, now: Date): string | null {
  return lease && lease.expiresAt > now ? lease.text : null
}
