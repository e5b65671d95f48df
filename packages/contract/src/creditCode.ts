const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character of the first 17 characters of a credit code (GB 32100); null when one is not of its alphabet. */
export function creditCodeCheck(first17: string): string | null {
  let sum = 0
  for (const [index, weight] of weights.entries()) {
    const value = alphabet.indexOf(first17.charAt(index))
    if (value < 0 || first17.length < 17) return null
    sum += value * weight
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

/** 统一社会信用代码: 18 characters, the last one checks the others. */
export function isUnifiedSocialCreditCode(value: string): boolean {
  return value.length === 18 && creditCodeCheck(value.slice(0, 17)) === value.charAt(17)
}
