import {
  agreementsInForce,
  type ConsentDocument,
  versionsInForce,
} from '@zhzz/contract/account/agreements.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Caller } from '#http/session.ts'

type Consent = {
  accountId?: string | undefined
  device?: string | undefined
  documents: readonly ConsentDocument[]
  action: 'agree' | 'withdraw'
}

/** The text behind a document; the guide of the first start stands for the privacy agreement. */
function textHash(document: ConsentDocument): Buffer {
  const page = agreementsInForce.find((one) => one.document === document) ?? agreementsInForce[1]
  return Buffer.from(page.sha256, 'hex')
}

/** Append-only: one row for each document and occasion, and the versions that hold now on the account. */
export async function keepConsent(
  db: Kysely<DB>,
  { accountId, device, documents, action }: Consent,
  caller: Caller,
  now: Date,
): Promise<void> {
  await db
    .insertInto('consent')
    .values(
      documents.map((document) => ({
        id: uuid(),
        accountId: accountId ?? null,
        deviceId: device ?? null,
        document,
        version: versionsInForce[document],
        textHash: textHash(document),
        action,
        ipHash: caller.ipHash,
        userAgent: caller.userAgent,
        createdAt: now,
      })),
    )
    .execute()
  if (accountId === undefined) return
  const versions = JSON.stringify(
    Object.fromEntries(documents.map((document) => [document, versionsInForce[document]])),
  )
  await db
    .updateTable('account')
    .set({
      agreementVersions:
        action === 'agree'
          ? sql`agreement_versions || ${versions}::jsonb`
          : sql`agreement_versions - ${[...documents]}::text[]`,
      updatedAt: now,
    })
    .where('id', '=', accountId)
    .execute()
}
