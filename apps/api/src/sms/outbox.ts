import { setTimeout as delay } from 'node:timers/promises'
import { untimed } from '@zhzz/db/deadline.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { openMessage } from '#account/code/message.ts'
import type { Delivery, Outbox } from '#outside/outbox.ts'
import type { Sms } from '#sms/sms.ts'
import { whyNot } from '#sms/vendor.ts'

/** With what only its owner does. */
type OwnedOutbox = Outbox & {
  /** Sends what an ended process has not begun, and gives up what it had begun or what is over. */
  settleLeft(): Promise<void>
  /** Waits a moment for what is being sent. */
  end(): Promise<void>
}

type Tools = { db: Kysely<DB>; sms: Sms; sealing: Sealing; log: Log; clock: () => Date }

/** Requests to the provider at once; they cost a socket each. A minute's budget of codes fits at five seconds each. */
const mostAtOnce = 60
const mostWaiting = 60
/** Whoever asked wants to know that it went out, but not longer than this: a little more than one provider is given. */
const patienceMilliseconds = 4_950
/** Two providers have answered or been given up by then. */
const longestSending = 30_000

export function createOutbox({ db, sms, sealing, log, clock }: Tools): OwnedOutbox {
  const underway = new Map<string, Promise<Delivery>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(codeId: string): Promise<Delivery> {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await send(codeId)
    } catch (error) {
      log.error(`[sms] a code stays in the outbox: ${messageOf(error)}`)
      return 'underway'
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  async function send(codeId: string): Promise<Delivery> {
    const message = await begin(db, codeId, clock())
    if (message === null) return stateOf(db, codeId)
    const { phone, code } = openMessage(sealing, message)
    const outcome = await sms.send(phone, code).then(
      () => ({ state: 'sent', reason: null }) as const,
      (error: unknown) => ({ state: 'failed', reason: whyNot(error) }) as const,
    )
    await db
      .updateTable('smsOutbox')
      .set({ ...outcome, messageEnc: null, settledAt: clock() })
      .where('codeId', '=', codeId)
      .execute()
    return outcome.state
  }

  function deliver(codeId: string): Promise<Delivery> {
    const known = underway.get(codeId)
    if (known !== undefined) return known
    const sending = untimed(() => inTurn(codeId)).finally(() => underway.delete(codeId))
    underway.set(codeId, sending)
    return sending
  }

  return {
    isPrinted: sms.isPrinted === true,
    isFull: () => waiting.length >= mostWaiting,
    async deliver(codeId) {
      const patience = new AbortController()
      const tired = delay(patienceMilliseconds, 'underway' as const, { signal: patience.signal })
      try {
        return await Promise.race([deliver(codeId), tired])
      } finally {
        patience.abort()
      }
    },
    async settleLeft() {
      try {
        for (const codeId of await giveUp(db, clock())) void deliver(codeId)
      } catch (error) {
        log.warn(`[sms] the outbox cannot be looked at: ${messageOf(error)}`)
      }
    },
    async end() {
      await Promise.race([Promise.all(underway.values()), delay(1_500, undefined, { ref: false })])
    },
  }
}

/** Marks a code as begun and takes its message; null when it is not to be sent any more, or somebody else has begun. */
async function begin(db: Kysely<DB>, codeId: string, now: Date): Promise<Buffer | null> {
  const { rows } = await sql<{ messageEnc: Buffer }>`
    update sms_outbox set state = 'sending', begun_at = ${now}
    where code_id = ${codeId} and state = 'waiting' and ${isWanted(now)}
    returning message_enc`.execute(db)
  return rows[0]?.messageEnc ?? null
}

/** A code that is over, used, or no longer the newest of its number would only lead its reader astray. */
function isWanted(now: Date) {
  return sql`exists (select from sms_code as code where code.id = sms_outbox.code_id
    and code.expires_at > ${now} and code.used_at is null
    and not exists (select from sms_code as newer where newer.phone_hash = code.phone_hash
      and newer.purpose = code.purpose and newer.created_at > code.created_at))`
}

async function stateOf(db: Kysely<DB>, codeId: string): Promise<Delivery> {
  const row = await db.selectFrom('smsOutbox').where('codeId', '=', codeId).select('state').executeTakeFirst()
  if (row?.state === 'sent') return 'sent'
  return row?.state === 'sending' || row?.state === 'unknown' ? 'underway' : 'failed'
}

/** Settles what will never be sent; the codes that still may be. */
async function giveUp(db: Kysely<DB>, now: Date): Promise<string[]> {
  await sql`update sms_outbox set message_enc = null, settled_at = ${now},
      state = case state when 'sending' then 'unknown' else 'expired' end
    where state = 'sending' and begun_at < ${new Date(now.getTime() - longestSending)}
      or state = 'waiting' and not ${isWanted(now)}`.execute(db)
  const left = await db.selectFrom('smsOutbox').where('state', '=', 'waiting').select('codeId').execute()
  return left.map(({ codeId }) => codeId)
}
