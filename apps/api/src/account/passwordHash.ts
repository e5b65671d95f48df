import { hash, verify } from '@node-rs/argon2'
import { Failure } from '@zhzz/contract/failure.ts'

/** argon2id with 19 MiB and two passes (OWASP's floor): about 14 ms. The string names them, so they may rise later. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At once; more would only make all of them slower, and a flood of logins must not starve other calls. */
const mostRunning = 4
const mostWaiting = 16

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostRunning) {
    if (waiting.length >= mostWaiting) throw new Failure('busy')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
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
  return inTurn(() => hash(password, options))
}

let nobody: Promise<string> | null = null

/** Takes as long for an account without password, and for none at all, as for one with it. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('no password has this hash')
  const against = kept ?? (await nobody)
  const isRight = await inTurn(() => verify(against, password))
  return isRight && kept !== null
}
