import { createWriteStream, rmSync, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'

/** `<file>.rejects.csv`: line, reason and the row as read. The file is there only when a row was rejected. */
export class Rejects {
  count = 0
  readonly path: string
  readonly #header: string[]
  #stream: WriteStream | undefined

  constructor(source: string, header: string[]) {
    this.path = `${source}.rejects.csv`
    this.#header = header
    rmSync(this.path, { force: true })
  }

  add(line: number, reason: string, values: string[]) {
    this.count += 1
    if (!this.#stream) {
      this.#stream = createWriteStream(this.path)
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
