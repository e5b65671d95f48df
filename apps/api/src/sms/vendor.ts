import type { Sms } from '#sms/sms.ts'

/** A company that sends text messages for us. */
export type SmsVendor = Sms & { name: string }

/** A vendor's no, with its own code. `isFinal`: another vendor would be asked for the same thing in vain. */
export class SmsRefusal extends Error {
  readonly code: string
  readonly isFinal: boolean

  constructor(code: string, message: string, isFinal: boolean) {
    super(`${code} ${message}`)
    this.code = code
    this.isFinal = isFinal
  }
}

/** Within which a vendor has to answer. */
export const vendorMilliseconds = 4_800
/** What the template says of the code (spec: five minutes valid). */
export const minutesValid = '5'

/** Why no vendor took a message, as it is counted: the last one's own code, which repeats nothing that it was given. */
export function whyNot(error: unknown): string {
  const refusal = error instanceof Error && !(error instanceof SmsRefusal) ? error.cause : error
  return refusal instanceof SmsRefusal ? refusal.code.slice(0, 100) : 'noAnswer'
}
