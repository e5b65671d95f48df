import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** 申请开通: those that wait, the oldest first, or those that were answered, the newest first. */
export function applicationRows(db: Kysely<DB>, state: 'waiting' | 'answered', limit: number) {
  return db
    .selectFrom('applicationOpen as own')
    .innerJoin('tenant', 'tenant.id', 'own.tenantId')
    .innerJoin('applicationText as words', (join) =>
      join.onRef('words.code', '=', 'own.code').on('words.locale', '=', 'zh-Hans'),
    )
    .leftJoin('subAccount as person', 'person.id', 'own.askedBy')
    .leftJoin('account', 'account.id', 'person.accountId')
    .where('own.state', state === 'waiting' ? '=' : '!=', 'asked')
    .orderBy('own.requestNo', state === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .select(['own.requestNo', 'own.askedAt', 'own.code', 'own.wish', 'words.name'])
    .select(['tenant.name as tenant', 'tenant.planCode', 'person.realName', 'account.phoneMask'])
    .select(['own.state', 'own.answer', 'own.operator', 'own.answeredAt'])
    .execute()
}

/** Those that wait, a line each. */
export async function askedApplications(db: Kysely<DB>): Promise<string> {
  const rows = await applicationRows(db, 'waiting', 10_000)
  if (rows.length === 0) return 'nobody waits for an answer'
  return rows
    .map(({ requestNo, askedAt, code, name, tenant, planCode, realName, phoneMask, wish }) =>
      [
        `${requestNo} ${askedAt.toISOString()}`,
        `${code} ${name}`,
        `${tenant} (${planCode})`,
        `${realName ?? ''} ${phoneMask ?? ''}`.trim(),
        wish,
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}
