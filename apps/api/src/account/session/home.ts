import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Caller } from '#http/session.ts'

type Whose = { accountId: string } | { phone: string }

/**
 * Whether an account exists, and whether it has signed in from this network before. There nobody's count is held
 * against it but that of the network itself: strangers elsewhere cannot use up its codes or its passwords.
 */
export async function atHome(
  db: Kysely<DB>,
  sealing: Sealing,
  whose: Whose,
  { homeHash }: Pick<Caller, 'homeHash'>,
): Promise<{ isKnown: boolean; isHome: boolean }> {
  const found = await db
    .selectFrom('account')
    .where((row) =>
      'phone' in whose
        ? row('phoneHash', '=', sealing.blindIndex(whose.phone))
        : row('id', '=', whose.accountId),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('loginSession as session')
            .whereRef('session.accountId', '=', 'account.id')
            .where('session.networkHash', '=', homeHash),
        )
        .as('isHome'),
    )
    .executeTakeFirst()
  return { isKnown: found !== undefined, isHome: found?.isHome === true }
}
