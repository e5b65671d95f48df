import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { answerReports } from '#member/answerReports.ts'
import { inTransaction, Unanswerable } from '#operate/unanswerable.ts'

/** 纠错, 反馈缺失数据 and 求补充: those that wait, the oldest first, or those that are answered, the newest first. */
export function reportRows(db: Kysely<DB>, state: 'waiting' | 'answered', limit: number) {
  return db
    .selectFrom('report')
    .innerJoin('subAccount as person', 'person.id', 'report.subAccountId')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .innerJoin('account', 'account.id', 'person.accountId')
    .where('report.state', state === 'waiting' ? '=' : '!=', 'open')
    .orderBy('report.number', state === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .select(['report.number', 'report.createdAt', 'report.kind', 'report.objectType', 'report.objectId'])
    .select(['report.objectName', 'report.field', 'report.part', 'report.content', 'report.evidence'])
    .select(['tenant.name as tenant', 'tenant.planCode', 'person.realName', 'account.phoneMask'])
    .select(['report.state', 'report.answer', 'report.operator', 'report.answeredAt'])
    .execute()
}

/** Those that wait, a line each. */
export async function openReports(db: Kysely<DB>, limit: number): Promise<string> {
  const rows = await reportRows(db, 'waiting', limit)
  if (rows.length === 0) return 'nothing waits for an answer'
  return rows
    .map(({ number, createdAt, kind, objectType, objectId, objectName, field, part, ...said }) =>
      [
        `${number} ${createdAt.toISOString()} ${kind}`,
        [objectType, objectId].filter(Boolean).join(' '),
        objectName,
        [field, part].filter(Boolean).join(' '),
        said.content,
        said.evidence,
        `${said.tenant} (${said.planCode})`,
      ]
        .filter((text) => text !== '')
        .join('  '),
    )
    .join('\n')
}

/** One answer by its number; who sent it is told. */
export async function answerReport(
  db: Kysely<DB>,
  { number, ...answer }: { number: number; isAccepted: boolean; words: string; operator: string; now: Date },
): Promise<string> {
  const answered = await inTransaction(db, (tx) =>
    answerReports(tx, sql<boolean>`report.number = ${number}`, answer),
  )
  if (answered === 0) {
    const known = await db
      .selectFrom('report')
      .where('number', '=', number)
      .select('state')
      .executeTakeFirst()
    throw new Unanswerable(
      known === undefined ? 'notFound' : 'conflict',
      `there is no report ${number} that waits for an answer`,
    )
  }
  return `report ${number} ${answer.isAccepted ? 'accepted' : 'rejected'}`
}
