import type { Failure } from '@zhzz/contract/failure.ts'
import type { Joining } from '@zhzz/contract/sso/calls.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { ProviderPerson } from '#outside/identityProvider.ts'
import { accountOfNumber } from '#sso/identity.ts'

type Telling = {
  db: Kysely<DB>
  deps: { sealing: Sealing }
  fail(failure: 'accountDisabled'): Failure
}

/** What the page of the consent says; of a number only when it is proved, for who holds it may know whose it is. */
export async function joiningOf(
  { provider, person, phone }: { provider: string; person: ProviderPerson; phone: string | null },
  { db, deps: { sealing }, fail }: Telling,
): Promise<Joining> {
  if (phone === null) return { provider, person: person.shown, account: null }
  const known = await accountOfNumber(db, sealing, phone)
  if (known !== undefined && known.status !== 'active') throw fail('accountDisabled')
  const tenants =
    known === undefined
      ? []
      : await db
          .selectFrom('subAccount as seat')
          .innerJoin('tenant', 'tenant.id', 'seat.tenantId')
          .where('seat.accountId', '=', known.id)
          .where('seat.status', '=', 'active')
          .orderBy('seat.createdAt')
          .limit(20)
          .select('tenant.name')
          .execute()
  return {
    provider,
    person: person.shown,
    account: {
      phoneMask: maskMobile(phone),
      isNew: known === undefined,
      tenantNames: tenants.map(({ name }) => name),
    },
  }
}
