import type { FailureName } from '@zhzz/contract/failure.ts'
import type { SecurityEvent } from '@zhzz/contract/securityEvent.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { link, verifyChain } from '#security/chain.ts'
import { subjectOf } from '#security/entry.ts'

export type Asked = {
  since: Date
  /** A mobile number: what was done by it, to it, and tried with it. */
  person: string | undefined
  what: SecurityEvent | undefined
  /** Only what was answered so. */
  results?: readonly FailureName[]
  limit: number
}

/** The newest lines of the security log, the newest first. */
export async function logRows(db: Kysely<DB>, sealing: Sealing, asked: Asked) {
  await link(db, sealing)
  const ids = asked.person === undefined ? [] : await idsOf(db, sealing, asked.person)
  const { person, what, results } = asked
  return db
    .selectFrom('securityLog')
    .where('at', '>=', asked.since)
    .$if(what !== undefined, (query) => query.where('event', '=', what ?? ''))
    .$if(results !== undefined, (query) => query.where('result', 'in', results ?? []))
    .$if(person !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('subject', '=', subjectOf(sealing, person ?? '')),
          row('accountId', '=', sql<string>`any(${ids}::uuid[])`),
          row('target', '=', sql<string>`any(${ids}::uuid[])`),
        ]),
      ),
    )
    .orderBy('position', 'desc')
    .limit(asked.limit)
    .selectAll()
    .execute()
}

/** The same as text, the newest last. */
export async function showLog(db: Kysely<DB>, sealing: Sealing, asked: Asked): Promise<string> {
  const rows = await logRows(db, sealing, asked)
  if (rows.length === 0) return 'nothing is kept that fits'
  return rows
    .toReversed()
    .map((row) =>
      [
        `${row.position} ${row.at.toISOString()}`,
        `${row.event} ${row.call} ${row.detail ?? ''}`.trim(),
        row.times > 1 ? `${row.result} × ${row.times}` : row.result,
        whoDid(row),
        row.target === null ? '' : `to ${row.target}`,
        row.network === '' ? '' : `from ${row.network} ${row.networkKey?.toString('hex', 0, 4) ?? ''}`,
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}

type Who = {
  operator: string | null
  subAccountId: string | null
  accountId: string | null
  subject: Buffer | null
}

/** Whom a line is of, in words: an operator, a person, a number. */
export function whoDid({ operator, subAccountId, accountId, subject }: Who): string {
  const about = subject === null ? '' : `number ${subject.toString('hex', 0, 4)}`
  if (operator !== null) return `operator ${operator} ${about}`.trim()
  if (subAccountId !== null) return `person ${subAccountId}`
  return accountId === null ? about : `account ${accountId}`
}

/** The account of a number and its sub-accounts. */
async function idsOf(db: Kysely<DB>, sealing: Sealing, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('subAccount', 'subAccount.accountId', 'account.id')
    .where('account.phoneHash', '=', sealing.blindIndex(phone))
    .select(['account.id as accountId', 'subAccount.id as subAccountId'])
    .execute()
  return rows.flatMap(({ accountId, subAccountId }) =>
    subAccountId === null ? accountId : [accountId, subAccountId],
  )
}

/** Reads the whole log, what has just happened too. */
export async function verified(db: Kysely<DB>, sealing: Sealing) {
  await link(db, sealing)
  return verifyChain(db, sealing)
}

/** Whether it is as it was written; rejects with where it breaks. */
export async function verifyLog(db: Kysely<DB>, sealing: Sealing): Promise<string> {
  const { rows, first, last, head, broken } = await verified(db, sealing)
  const held =
    rows === 0
      ? 'the security log is empty'
      : `rows ${first} to ${last} are as they were written, head ${head}`
  if (broken !== null) throw new Error(`the security log is broken: ${broken}; ${held}`)
  return held
}
