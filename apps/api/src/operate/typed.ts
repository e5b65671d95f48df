import { mobile } from '@zhzz/contract/field.ts'
import { Misuse } from '@zhzz/db/command.ts'

/** The number of an account. */
export function mobileTyped(phone: string | undefined): string {
  if (phone === undefined) throw new Misuse('--phone is missing')
  if (!mobile.safeParse(phone).success) throw new Misuse(`${phone} is not a mobile number of 11 digits`)
  return phone
}

/** A plan that can be given. */
export function planTyped(plan: string | undefined): string {
  if (plan === 'member' || plan === 'team') return plan
  throw new Misuse('--plan is member or team')
}
