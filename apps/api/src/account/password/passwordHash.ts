import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Failure } from '@zhzz/contract/failure.ts'

/** argon2id with 19 MiB and two passes (OWASP's floor): about 14 ms. The string names them, so they may rise later. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A core stays for everybody else, and two of libuv's four threads for files and compressing. */
const mostRunning = Math.min(2, Math.max(1, availableParallelism() - 1))
/** Whoever is let in waits for the others, so no more than are compared within a second. */
export const mostInside = 20

let inside = 0
let running = 0
const waiting: (() => void)[] = []

/**
 * Does what compares or makes a password, look-ups included; `busy` at once when too many are at it: a flood of logins
 * must take neither threads nor connections from other calls.
 */
export async function inHashingTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inside >= mostInside) throw new Failure('busy')
  inside++
  try {
    return await work()
  } finally {
    inside--
  }
}

async function onThread<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostRunning) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** What is kept of a password: `$argon2id$v=19$m=19456,t=2,p=1$…`. */
export function hashPassword(password: string): Promise<string> {
  return onThread(() => hash(password, options))
}

let nobody: Promise<string> | null = null

/** Takes as long for an account without password, and for none at all, as for one with it. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('no password has this hash')
  const against = kept ?? (await nobody)
  const isRight = await onThread(() => verify(against, password))
  return isRight && kept !== null
}
