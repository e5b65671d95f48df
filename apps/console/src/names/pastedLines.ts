/** One line that was pasted: the name a record has, and the one it lacks. */
export type PastedLine = { name: string; other: string }

/** Lines of two columns, as a spreadsheet copies them; of those with one column or none the numbers. */
export function pastedLines(text: string): { lines: PastedLine[]; unread: number[] } {
  const lines: PastedLine[] = []
  const unread: number[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [name = '', other = ''] = line.split('\t').map((cell) => cell.trim())
    if (name !== '' && other !== '') lines.push({ name, other })
    else if (name + other !== '') unread.push(at + 1)
  }
  return { lines, unread }
}
