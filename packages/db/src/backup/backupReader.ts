import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { endOfRows, newline } from '#backup/format.ts'

const endAfterRow = Buffer.concat([Buffer.of(newline), endOfRows])

/** Takes a backup file apart from front to back: lines of JSON, and between them the rows of a table. */
export class BackupReader {
  #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(file: string) {
    // An error of either stream ends the iteration below, so the callback has nothing to add.
    this.#chunks = pipeline(createReadStream(file), createGunzip(), () => {})[Symbol.asyncIterator]()
  }

  /** The next line, read as JSON; undefined at the end of the file. */
  async line() {
    let end = this.#rest.indexOf(newline)
    while (end < 0) {
      const searched = this.#rest.length
      if (!(await this.#more())) return undefined
      end = this.#rest.indexOf(newline, searched)
    }
    const text = this.#rest.toString('utf8', 0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return JSON.parse(text)
  }

  /** Whole rows up to the end of the table, many at a time. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#rest.subarray(0, endOfRows.length).equals(endOfRows)) {
        this.#rest = this.#rest.subarray(endOfRows.length)
        return
      }
      const end = this.#rest.indexOf(endAfterRow) + 1 || this.#rest.lastIndexOf(newline) + 1
      if (end > 0) {
        yield this.#rest.subarray(0, end)
        this.#rest = this.#rest.subarray(end)
      } else if (!(await this.#more())) throw new Error('the backup was cut short')
    }
  }

  /** Before the end of the file. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next().catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR')
        throw new Error('the backup was cut short', { cause: error })
      throw error
    })
    if (next.done) return false
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value])
    return true
  }
}
