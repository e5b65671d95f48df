import type { Failure } from '@zhzz/contract/failure.ts'
import { isPassword } from '#account/passwordHash.ts'
import type { Limits } from '#limits.ts'
import { networkOf } from '#network.ts'
import type { Caller } from '#session.ts'

type Checked = {
  /** The account's id, or what stands for a name that nobody has. */
  key: string
  passwordHash: string | null
  password: string
}

type Checking = {
  deps: { limits: Limits }
  caller: Caller
  fail(failure: 'wrongPassword' | 'passwordLocked', detail?: unknown): Failure
}

/** Wrong passwords from one network before a behaviour check is asked for. */
export const triesWithoutCheck = 3

/** How the tries of one network on one account are counted; a stranger elsewhere cannot lock the owner out. */
export function tryKey(key: string, caller: Caller): string {
  return `${key} ${networkOf(caller.ip)}`
}

/**
 * Compares a password within the limits: ten tries from one network, then half an hour of rest; fifty a day over all
 * networks, then the password is off until the next day, and a code still opens the account.
 */
export async function checkPassword(
  { key, passwordHash, password }: Checked,
  { deps, caller, fail }: Checking,
) {
  const { limits } = deps
  const counted = async (limit: 'passwordTries' | 'passwordDay', of: string) => {
    const { isOver, secondsLeft } = await limits.count(limit, of)
    if (isOver) throw fail('passwordLocked', { retryAfterSeconds: secondsLeft })
  }
  const source = tryKey(key, caller)
  await counted('passwordTries', source)
  await counted('passwordDay', key)
  if (!(await isPassword(passwordHash, password))) throw fail('wrongPassword')
  await limits.clear('passwordTries', source)
  await limits.giveBack('passwordDay', key)
}
