export type Strength = 'weak' | 'medium' | 'strong'

/** How many kinds of characters there are to choose from, about. */
function alphabetSize(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    // Outside of ASCII: as many as there are common characters.
    [/[^ -~]/, 2_000],
  ]
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
}

/** Characters that add something: not a repetition or the next in a row. */
function surprises(password: string): number {
  const points = Array.from(password, (char) => char.codePointAt(0) ?? 0)
  return points.filter((point, at) => {
    const step = point - (points[at - 1] ?? Number.NaN)
    return at === 0 || (Math.abs(step) > 1 && step !== (points[at - 1] ?? 0) - (points[at - 2] ?? Number.NaN))
  }).length
}

/** A quick guess while typing, in bits; the server decides with its lists of common passwords. */
export function passwordStrength(password: string): Strength {
  const bits = surprises(password) * Math.log2(Math.max(2, alphabetSize(password)))
  if (password.length < 8 || bits < 40) return 'weak'
  return bits < 65 ? 'medium' : 'strong'
}
