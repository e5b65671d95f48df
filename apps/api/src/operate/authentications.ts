import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { reviewDay } from '#member/reviewDay.ts'

/** 企业认证: those that wait, the oldest first, or those that were answered, the newest first. */
export function authenticationRows(db: Kysely<DB>, state: 'waiting' | 'answered', limit: number) {
  return db
    .selectFrom('authentication as own')
    .innerJoin('tenant', 'tenant.id', 'own.tenantId')
    .where('own.state', state === 'waiting' ? '=' : '!=', 'pending')
    .orderBy('own.requestNo', state === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .select(['own.requestNo', 'own.submittedAt', 'own.companyName', 'own.unifiedSocialCreditCode'])
    .select(['own.applicantName', 'own.applicantRole', 'own.applicantPhoneMask', 'own.state', 'own.reason'])
    .select(['own.operator', 'own.reviewedAt', 'tenant.name as tenant', 'tenant.planCode'])
    .execute()
}

/** Those that wait, a line each; what should have been answered is marked. */
export async function waitingAuthentications(db: Kysely<DB>, now: Date): Promise<string> {
  const rows = await authenticationRows(db, 'waiting', 10_000)
  if (rows.length === 0) return 'nobody waits for an answer'
  return rows
    .map((row) => {
      const due = reviewDay(row.submittedAt)
      return [
        `${row.requestNo} ${row.submittedAt.toISOString()}`,
        `${row.companyName} ${row.unifiedSocialCreditCode}`,
        `${row.applicantName} (${row.applicantRole})`,
        shanghaiDay(now) > due ? `OVERDUE since ${due}` : `answer by ${due}`,
      ].join('  ')
    })
    .join('\n')
}
