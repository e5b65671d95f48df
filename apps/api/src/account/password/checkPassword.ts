import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { isPassword } from '#account/password/passwordHash.ts'
import { atHome } from '#account/session/home.ts'
import type { Deps } from '#context.ts'
import { ofLimit } from '#http/limitReached.ts'
import type { Network } from '#http/network.ts'
import type { Caller, Viewer } from '#http/session.ts'

type Checked = {
  /** The account, or what stands for a name that nobody has. */
  key: string
  passwordHash: string | null
  password: string
  /** Asked from where the account has signed in before. */
  isHome: boolean
}

type Checking = {
  deps: Pick<Deps, 'limits'>
  caller: Caller
  fail(failure: 'wrongPassword' | 'passwordLocked', detail?: unknown): Failure
}

/** Wrong passwords from one network before a behaviour check is asked for. */
export const triesWithoutCheck = 3

/** What the tries on an account are counted by: a new password begins anew. */
export function passwordKey(account: { id: string; passwordChangedAt: Date | null }): string {
  return `${account.id} ${account.passwordChangedAt?.getTime() ?? 0}`
}

/** How the tries of one network on one account are counted; a stranger elsewhere cannot lock the owner out. */
export function triesOf(key: string, { network }: Caller): Network {
  return network.wide.on(key)
}

/**
 * Compares a password within the limits: ten tries from one network, then half an hour of rest; fifty a day over all
 * networks where the account never signed in, then such networks need a code until the next day. Where it did sign in
 * the password holds, and a code opens the account everywhere.
 */
export async function checkPassword(
  { key, passwordHash, password, isHome }: Checked,
  { deps, caller, fail }: Checking,
) {
  const { limits } = deps
  const source = triesOf(key, caller)
  const ofNetwork = await limits.count('passwordTries', source)
  if (ofNetwork.isOver)
    throw ofLimit('passwordTries', fail('passwordLocked', { retryAfterSeconds: ofNetwork.secondsLeft }))
  if (!isHome) {
    const ofStrangers = await limits.count('passwordStrangersDay', key)
    if (ofStrangers.isOver)
      throw ofLimit(
        'passwordStrangersDay',
        fail('passwordLocked', { retryAfterSeconds: ofStrangers.secondsLeft }),
      )
  }
  if (!(await isPassword(passwordHash, password))) throw fail('wrongPassword')
  await limits.clear('passwordTries', source)
  if (!isHome) await limits.giveBack('passwordStrangersDay', key)
}

/** The password of somebody who is signed in. */
export async function checkOwnPassword(
  password: string,
  context: Checking & { db: Kysely<DB>; deps: Deps; viewer: Viewer },
): Promise<void> {
  const { db, deps, caller, viewer } = context
  const { accountId } = viewer
  const { passwordHash, passwordChangedAt } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['passwordHash', 'passwordChangedAt'])
    .executeTakeFirstOrThrow()
  const { isHome } = await atHome(db, deps.sealing, { accountId }, caller)
  const key = passwordKey({ id: accountId, passwordChangedAt })
  await checkPassword({ key, passwordHash, password, isHome }, context)
}
