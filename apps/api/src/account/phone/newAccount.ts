import { maskMobile } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'

/** A free account for a number nobody has signed in with, in a tenant of its own. */
export async function createAccount(
  db: Kysely<DB>,
  sealing: Sealing,
  { phone, ageGroup }: { phone: string; ageGroup: 'adult' | 'minor' },
  now: Date,
) {
  const id = uuid()
  const phoneMask = maskMobile(phone)
  await db
    .insertInto('account')
    .values({
      id,
      phoneMask,
      phoneEnc: sealing.encrypt(phone),
      phoneHash: sealing.blindIndex(phone),
      ageGroup,
      ageConfirmedAt: now,
      createdAt: now,
    })
    .execute()
  const tenantId = uuid()
  await db.insertInto('tenant').values({ id: tenantId, name: phoneMask, createdAt: now }).execute()
  await db
    .insertInto('subAccount')
    .values({
      id: uuid(),
      accountId: id,
      tenantId,
      roles: ['owner'],
      isOwner: true,
      createdAt: now,
    })
    .execute()
  return id
}
