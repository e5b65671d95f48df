/** The codes with one a place further up (−1) or down (1); at an end it stays. */
export function moved(codes: readonly string[], code: string, by: -1 | 1): string[] {
  const at = codes.indexOf(code)
  const other = codes[at + by]
  if (at < 0 || other === undefined) return [...codes]
  return codes.with(at, other).with(at + by, code)
}
