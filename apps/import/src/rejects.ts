import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'

/** Line, reason and the row as read, for the operator alone. The file is there only when a row was rejected. */
export class Rejects {
  readonly #path: string | null
  readonly #header: string[]
  #stream: WriteStream | undefined

  constructor(path: string | null, header: string[]) {
    this.#path = path
    this.#header = header
  }

  add(line: number, reason: string, values: string[]) {
    if (this.#path === null) return
    if (!this.#stream) {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
      this.#stream = createWriteStream(this.#path, { mode: 0o600 })
      // The mark lets spreadsheet programs see that it is UTF-8.
      this.#stream.write(`\ufeff${stringify([['line', 'reason', ...this.#header]])}`)
    }
    this.#stream.write(stringify([[String(line), reason, ...values]]))
  }

  async close() {
    this.#stream?.end()
    if (this.#stream) await finished(this.#stream)
  }
}
