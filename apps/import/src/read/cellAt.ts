/** A1 → column 0, row 1; AB7 → column 27, row 7. */
export function cellAt(reference: string): { column: number; row: number } {
  let column = 0
  let at = 0
  for (; at < reference.length; at++) {
    const code = reference.charCodeAt(at) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return { column: column - 1, row: Number(reference.slice(at)) }
}
