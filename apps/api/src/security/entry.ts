import type { SecurityEvent } from '@zhzz/contract/securityEvent.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Insertable, Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { maskIp, Network } from '#http/network.ts'

/** One thing that happened; what is absent is not known. */
export type Entry = {
  event: SecurityEvent
  /** The call, or the command of an operator. */
  call: string
  /** `done`, or the name of the failure. */
  result: string
  accountId?: string | undefined
  subAccountId?: string | undefined
  tenantId?: string | undefined
  operator?: string
  target?: string | undefined
  detail?: string | undefined
  /** Typed by somebody; only its keyed hash is kept. */
  phone?: string | undefined
  ip?: string
  times?: number
}

type Row = Insertable<DB['securityEvent']>

export function rowOf(sealing: Sealing, { phone, ip, times = 1, ...entry }: Entry): Row {
  return {
    ...entry,
    id: uuid(),
    ...(phone !== undefined && { subject: subjectOf(sealing, phone) }),
    ...(ip !== undefined && {
      network: maskIp(ip),
      networkKey: sealing.sign('securityNetwork', String(Network.of(ip).wide)),
    }),
    times,
  }
}

/** By which a number is found again in the log, and cannot be read from it. */
export function subjectOf(sealing: Sealing, phone: string): Buffer {
  return sealing.sign('securitySubject', phone)
}

/** Keeps what happened, in the transaction that it belongs to. */
export async function keep(db: Kysely<DB>, sealing: Sealing, ...entries: Entry[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('securityEvent')
    .values(entries.map((entry) => rowOf(sealing, entry)))
    .execute()
}
