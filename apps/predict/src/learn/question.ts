/** An edition, seen from a day: who will be on its list? */
export type Question = {
  edition: number
  /** Days from 1970-01-01; nothing known later is looked at. */
  cutOff: number
  /** Day by which its list was known, so that it teaches; null: it is to come. */
  knownOn: number | null
  /** Whether an answer is wanted. */
  isAsked: boolean
}
