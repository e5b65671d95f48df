/** A bar on a terminal, else a line every ten seconds: share, rows, rate, time left. */
export class Progress {
  readonly #started = performance.now()
  readonly #label: string
  #shown = 0

  constructor(label: string) {
    this.#label = label
  }

  show(rows: number, share: number, isLast = false) {
    const now = performance.now()
    const isTerminal = process.stderr.isTTY
    if (!isLast && now - this.#shown < (isTerminal ? 200 : 10_000)) return
    this.#shown = now
    const seconds = (now - this.#started) / 1000
    const known = Math.min(1, Math.max(0, share))
    const text = progressText(this.#label, rows, known, seconds)
    process.stderr.write(isTerminal ? `\r${text}\u001b[K${isLast ? '\n' : ''}` : `${text}\n`)
  }
}

export function progressText(label: string, rows: number, share: number, seconds: number): string {
  const filled = Math.round(share * 24)
  const bar = '█'.repeat(filled) + '░'.repeat(24 - filled)
  const left = share > 0 ? (seconds / share) * (1 - share) : 0
  const rate = seconds > 0 ? Math.round(rows / seconds) : 0
  return `${label} ${bar} ${Math.floor(share * 100)} %  ${rows.toLocaleString('en')} rows  ${rate.toLocaleString('en')}/s  ${timeText(left)} left`
}

function timeText(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
