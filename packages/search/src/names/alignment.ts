/** What a character is worth that begins the match or a new run; one that goes on with a run is worth 1. */
const firstAtHead = 0.7
const runAtHead = 0.4
const runElsewhere = 0.2

/**
 * How well the characters of `query` stand in `text` in this order: 0 (they do not) to 1 (as one piece from
 * the start). Each new run costs; a run that begins at one of `heads`, where a word of the name begins, costs less.
 */
export function alignment(query: string, text: string, heads: readonly number[]): number {
  const rows = query.length
  const columns = text.length
  if (rows === 0 || rows > columns || columns > 60 || !follows(query, text)) return 0
  let before = new Float64Array(columns)
  let reached = true
  for (let row = 0; row < rows && reached; row++) {
    const current = new Float64Array(columns)
    reached = false
    let best = 0
    for (let column = 0; column < columns; column++) {
      const entry = row === 0 ? 1 : best
      if (row > 0 && column > 0) best = Math.max(best, before[column - 1] ?? 0)
      if (text[column] !== query[row]) continue
      const head = heads.includes(column)
      const fresh =
        row === 0 ? entry + (head ? firstAtHead : 0) : best > 0 ? best + (head ? runAtHead : runElsewhere) : 0
      const runs = row > 0 && column > 0 ? (before[column - 1] ?? 0) : 0
      const value = Math.max(fresh, runs > 0 ? runs + 1 : 0)
      current[column] = value
      if (value > 0) reached = true
    }
    before = current
  }
  if (!reached) return 0
  return Math.max(...before) / (rows + firstAtHead)
}

/** Whether the characters of `query` are in `text` in this order at all. */
export function follows(query: string, text: string): boolean {
  let from = 0
  for (let at = 0; at < query.length; at++) {
    from = text.indexOf(query.charAt(at), from) + 1
    if (from === 0) return false
  }
  return true
}
