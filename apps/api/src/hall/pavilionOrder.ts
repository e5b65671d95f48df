const byNumbers = new Intl.Collator('en', { numeric: true })

/** Pavilions as one walks past them: H2 before H10, 5.1H before 5.2H. */
export function inWalkOrder<Pavilion extends { code: string }>(pavilions: readonly Pavilion[]): Pavilion[] {
  return pavilions.toSorted((a, b) => byNumbers.compare(a.code, b.code))
}
