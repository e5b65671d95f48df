import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'

/** The number of an account in clear, to send a code to it. */
export async function ownPhone(db: Kysely<DB>, sealing: Sealing, accountId: string) {
  const { phoneEnc, phoneMask, phoneHash } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['phoneEnc', 'phoneMask', 'phoneHash'])
    .executeTakeFirstOrThrow()
  return { phone: sealing.decrypt(phoneEnc), phoneMask, phoneHash }
}
