import { randomInt } from 'node:crypto'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'

/** 行为验证 behind one interface, so that a vendor's captcha can take the place of the proof of work. */
export type Behavior = {
  challenge(now: Date): Promise<Challenge>
  /** The nonce and end of a solution that holds; null for any other. It says nothing about a second use. */
  verify(challenge: Challenge, solution: Solution): Promise<{ nonce: string; expiresAt: Date } | null>
}

const algorithm = 'PBKDF2/SHA-256'
const secondsValid = 300

/**
 * altcha's proof of work: `cost` rounds of PBKDF2 for each of the counters up to a random one of `counters`. A third of
 * a second on a telephone, a millisecond here, and nobody is followed. `cost` is small in tests.
 */
export function proofOfWork(sealing: Sealing, { cost = 1_000, counters = 1_000 } = {}): Behavior {
  const secret = (purpose: string) => sealing.sign('behavior', purpose).toString('hex')
  const secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') }
  return {
    challenge: (now) =>
      createChallenge({
        ...secrets,
        algorithm,
        cost,
        counter: randomInt(Math.ceil(counters / 2), counters),
        deriveKey,
        expiresAt: Math.floor(now.getTime() / 1000) + secondsValid,
      }),
    async verify(challenge, solution) {
      const { expiresAt, nonce } = challenge.parameters
      if (challenge.parameters.algorithm !== algorithm || challenge.parameters.cost !== cost) return null
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey })
      return verified && expiresAt !== undefined ? { nonce, expiresAt: new Date(expiresAt * 1000) } : null
    },
  }
}
