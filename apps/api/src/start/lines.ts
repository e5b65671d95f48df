import type { Log } from '@zhzz/db/log.ts'

/** Lines for whoever started the server: time, text; warnings and errors go to standard error. */
export const lines: Log = {
  info: (text) => console.log(`${clock()}  ${text}`),
  warn: (text) => console.error(`${clock()}  ! ${text}`),
  error: (text) => console.error(`${clock()}  ✗ ${text}`),
}

/** A line that is written over while it changes; without a terminal each tenth is a line of its own. */
export function progressLine(): { show(label: string, share: number): void; end(): void } {
  let shown = ''
  return {
    show(label, share) {
      const step = process.stdout.isTTY ? 1 : 10
      const percent = Math.floor(Math.min(100, share * 100) / step) * step
      const line = `${label} ${percent} %`
      if (line === shown) return
      shown = line
      process.stdout.write(process.stdout.isTTY ? `\r\u001b[K          ${line}` : `          ${line}\n`)
    },
    end() {
      if (process.stdout.isTTY && shown !== '') process.stdout.write('\r\u001b[K')
    },
  }
}

function clock(): string {
  return new Date().toTimeString().slice(0, 8)
}
