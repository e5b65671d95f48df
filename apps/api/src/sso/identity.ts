import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ProviderPerson } from '#outside/identityProvider.ts'

/** The account that an identity is linked to; undefined: to none. */
export async function linkedTo(
  db: Kysely<DB>,
  sealing: Sealing,
  { provider, person }: { provider: string; person: ProviderPerson },
) {
  return db
    .selectFrom('ssoIdentity as identity')
    .innerJoin('account', 'account.id', 'identity.accountId')
    .where('identity.provider', '=', provider)
    .where('identity.subjectHash', '=', sealing.blindIndex(person.subject))
    .select(['identity.id', 'account.id as accountId', 'account.status'])
    .executeTakeFirst()
}

type Linking = { provider: string; person: ProviderPerson; accountId: string }

/** Links an identity to an account, whose owner has agreed; its id. `conflict` when it is another one's. */
export async function linkIdentity(
  { provider, person, accountId }: Linking,
  {
    db,
    deps: { sealing },
    now,
    fail,
  }: {
    db: Kysely<DB>
    deps: { sealing: Sealing }
    now: Date
    fail(failure: 'conflict', detail?: unknown): Failure
  },
): Promise<string> {
  const linked = await db
    .insertInto('ssoIdentity')
    .values({
      id: uuid(),
      accountId,
      provider,
      subjectEnc: sealing.encrypt(person.subject),
      subjectHash: sealing.blindIndex(person.subject),
      shown: person.shown.slice(0, 100),
      createdAt: now,
      usedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subjectHash'])
        .doUpdateSet({ usedAt: now })
        .where('ssoIdentity.accountId', '=', accountId),
    )
    .returning('id')
    .executeTakeFirst()
  if (linked === undefined) throw fail('conflict', { reason: 'otherAccount' })
  return linked.id
}

/** What the consent is asked for: the account of a number that was proved. */
export async function accountOfNumber(db: Kysely<DB>, sealing: Sealing, phone: string) {
  return db
    .selectFrom('account')
    .where('phoneHash', '=', sealing.blindIndex(phone))
    .select(['id', 'status', 'phoneMask'])
    .executeTakeFirst()
}
