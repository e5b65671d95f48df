const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The unified social credit code a text holds (any width or case, blanks between), its check digit valid. */
export function creditCodeIn(text: string): string | undefined {
  const code = text.normalize('NFKC').toUpperCase().replaceAll(' ', '')
  return isCreditCode(code) ? code : undefined
}

/** GB 32100: 18 characters without I, O, S, V, Z; the last one checks the others. */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    const value = alphabet.indexOf(code.charAt(at))
    if (value < 0) return false
    sum += value * weight
  }
  return alphabet.charAt((31 - (sum % 31)) % 31) === code.charAt(17)
}
