import { Failure } from '@zhzz/contract/failure.ts'
import { sso } from '@zhzz/contract/sso/calls.ts'
import { linkIdentity } from '#sso/identity.ts'
import { provedTrip, testSso } from '#sso/testSso.ts'
import { unknownToAll } from '#testing/foreignCalls.ts'
import type { Attempt } from '#testing/foreignTeam.ts'
import { agreed, type TestServer, uuid } from '#testing/testServer.ts'

/** Reaching for somebody's session and identity at a provider, and for somebody's seat, also by an identity of one's own. */
export async function foreignSignIn(
  server: TestServer,
  victim: { accountId: string; subAccountId: string; session: string },
): Promise<Record<string, Attempt>> {
  const { database, sealing, clock } = server
  const { join } = testSso(server)
  const { subAccountId } = victim
  const link = (accountId: string, subject: string) =>
    linkIdentity(
      { provider: 'acme', accountId, person: { subject, shown: subject, verifiedPhone: null } },
      { db: database.db, deps: { sealing }, now: clock.now, fail: (failure) => new Failure(failure) },
    )
  const identityId = await link(victim.accountId, 'victim')
  return {
    'account.removeSession sessionId': { input: () => ({ sessionId: victim.session }), ...unknownToAll },
    'person.switchSubAccount subAccountId': { input: () => ({ subAccountId }), ...unknownToAll },
    [`${sso.unlink.name} identityId`]: { input: () => ({ identityId }), ...unknownToAll },
    [`${sso.join.name} subAccountId`]: {
      input: async ({ phone }) => ({ ...(await provedTrip(server, phone)), ...agreed, subAccountId }),
      denied: 'chooseAccount',
      alsoFrom: 'colleague',
    },
    [`${sso.finish.name} subAccountId`]: {
      input: async ({ phone }) => {
        const subject = uuid()
        await join(await provedTrip(server, phone))
        const own = await database.db
          .selectFrom('account')
          .where('phoneHash', '=', sealing.blindIndex(phone))
          .select('id')
          .executeTakeFirstOrThrow()
        await link(own.id, subject)
        const { agreementVersions } = agreed
        return { ...(await provedTrip(server, phone, subject)), agreementVersions, subAccountId }
      },
      denied: 'chooseAccount',
      alsoFrom: 'colleague',
    },
  }
}
