/** FNV-1a from a seed on: 32 bits, signed. Migrations 0040 and 0050 reckon the same. */
export function hashOf(seed: number, word: string): number {
  let number = seed
  for (let at = 0; at < word.length; at++) number = Math.imul(number ^ word.charCodeAt(at), 16_777_619)
  return number | 0
}
