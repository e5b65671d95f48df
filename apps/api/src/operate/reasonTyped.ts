import { Misuse } from '@zhzz/db/command.ts'

/** Why something was not granted, as the person reads it. */
export function reasonTyped(reason: string): string {
  if (reason.trim() === '') throw new Misuse('--reason is missing: it is what the applicant reads and mends')
  if (reason.length > 200) throw new Misuse('--reason is 200 characters at most')
  return reason.trim()
}
