import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const weights = [3, 7, 9, 10, 5, 8, 4, 2]

/** A credit code of an enterprise (91): region, organisation code with its check character, check character. */
export function creditCodeOf(regionCode: string, number: number): string {
  // X and seven digits: a series that the real ones (digits, or MA…) do not use.
  const organization = `X${String(number).padStart(7, '0')}`
  const first17 = `91${regionCode}${organization}${organizationCheck(organization)}`
  return first17 + creditCodeCheck(first17)
}

/** GB 11714: 10 is written X, 11 is 0. */
function organizationCheck(body: string): string {
  let sum = 0
  for (const [index, weight] of weights.entries()) sum += alphabet.indexOf(body.charAt(index)) * weight
  const check = 11 - (sum % 11)
  if (check === 10) return 'X'
  return check === 11 ? '0' : String(check)
}
