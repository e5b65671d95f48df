import type { Sealing } from '@zhzz/db/sealed.ts'

/** What is kept of a code that an address was sent. */
export function emailCodeHash(
  sealing: Sealing,
  { address, code }: { address: string; code: string },
): Buffer {
  return sealing.sign('emailCode', `${address} ${code}`)
}
