/** Text with its hits marked; `marks` are half-open ranges of UTF-16 offsets, as the contract sends them. */
export function Highlight({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  if (marks.length === 0) return <>{text}</>
  const parts = []
  let end = 0
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    if (from < end) continue
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  parts.push(text.slice(end))
  return <>{parts}</>
}
