import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'

type Row = Record<
  | 'company_name'
  | 'unified_social_credit_code'
  | 'legal_representative'
  | 'address'
  | 'applicant_name'
  | 'applicant_position'
  | 'applicant_role'
  | 'applicant_phone'
  | 'state'
  | 'reason'
  | 'submitted_at',
  string
>

/**
 * 企业认证 that the person asked for, with the number they gave: it is sealed, so the few rows are opened at once and
 * stand in the question.
 */
export async function authenticationsOf(db: Kysely<DB>, sealing: Sealing, accountId: string) {
  const asked = await db
    .selectFrom('authentication as asked')
    .innerJoin('subAccount as person', 'person.id', 'asked.askedBy')
    .where('person.accountId', '=', accountId)
    .orderBy('asked.requestNo')
    .selectAll('asked')
    .execute()
  const rows = asked.map(
    (one): Row => ({
      company_name: one.companyName,
      unified_social_credit_code: one.unifiedSocialCreditCode,
      legal_representative: one.legalRepresentative,
      address: one.address,
      applicant_name: one.applicantName,
      applicant_position: one.applicantPosition,
      applicant_role: one.applicantRole,
      applicant_phone: one.applicantPhoneEnc === null ? '' : sealing.decrypt(one.applicantPhoneEnc),
      state: one.state,
      reason: one.reason,
      submitted_at: one.submittedAt.toISOString(),
    }),
  )
  return db
    .selectFrom(
      sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'one'>(
        sql`one(company_name text, unified_social_credit_code text, legal_representative text, address text,
          applicant_name text, applicant_position text, applicant_role text, applicant_phone text, state text,
          reason text, submitted_at text)`,
      ),
    )
    .selectAll()
}
