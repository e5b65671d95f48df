import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

type Verdict = {
  verdict: 'empty' | 'stopped' | 'not_company' | 'valid'
  operator: string
  now: Date
}

/** Keeps what an operator found contacts to be; what teams said of them before counts no more. */
export async function keepVerdict(
  db: Kysely<DB>,
  contactIds: readonly string[],
  { verdict, operator, now }: Verdict,
): Promise<void> {
  const found = { verdict, operator, decidedAt: now }
  await db
    .insertInto('numberVerdict')
    .values(contactIds.map((contactId) => ({ contactId, ...found })))
    .onConflict((conflict) => conflict.column('contactId').doUpdateSet(found))
    .execute()
}
