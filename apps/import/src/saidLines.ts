const mostLines = 5
const mostReasons = 12

/** One thing that was said of rows, how often, and of which lines first. */
export type Said = { kind: 'warning' | 'rejected'; text: string; count: number; lines: number[] }

/** What was said of rows. */
export class SaidLines {
  readonly #said = new Map<string, Said>()

  add(kind: 'warning' | 'rejected', line: number, text: string) {
    // Of the same reason, whatever the value: the rejects file has each in full.
    const key = `${kind} ${text.replace(/\d+/g, '0').slice(0, 60)}`
    const known = this.#said.get(key)
    if (known === undefined) this.#said.set(key, { kind, text, count: 1, lines: [line] })
    else {
      known.count += 1
      if (known.lines.length < mostLines) known.lines.push(line)
    }
  }

  /** What was said most often first. */
  all(): Said[] {
    return [...this.#said.values()].toSorted((a, b) => b.count - a.count)
  }

  tell(log: (text: string) => void) {
    const all = this.all()
    for (const { kind, text, count, lines } of all.slice(0, mostReasons)) {
      const more = count > lines.length ? ', …' : ''
      const said = kind === 'rejected' ? `rejected: ${text}` : text
      log(`${count.toLocaleString('en')} × ${said} (line${count > 1 ? 's' : ''} ${lines.join(', ')}${more})`)
    }
    if (all.length > mostReasons) log(`${all.length - mostReasons} further reasons`)
  }
}
