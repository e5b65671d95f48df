import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { UnreadableFile } from '#read/record.ts'

/** A workbook of two million rows unpacks to about a gigabyte; more is refused before anything is unpacked. */
const mostUnpacked = 2 * 1024 ** 3
const mostEntries = 2_000
/** Sheets of nothing but repeated cells reach about 40. */
const highestRatio = 150

export type Zip = {
  stream(name: string): Promise<Readable>
  text(name: string): Promise<string>
  sizeOf(name: string): number
  has(name: string): boolean
}

/** Reads the list of a zip file and refuses bombs: yauzl then ends any entry that grows over its declared size. */
export async function openZip(path: string): Promise<Zip> {
  const file = await yauzl
    .openPromise(path, { autoClose: false, validateEntrySizes: true })
    .catch((error: Error) => {
      throw new UnreadableFile(`${path} is not an XLSX file: ${error.message}`)
    })
  const entries = new Map<string, yauzl.Entry>()
  let unpacked = 0
  for await (const entry of file.eachEntry()) {
    unpacked += entry.uncompressedSize
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
    if (
      unpacked > mostUnpacked ||
      entries.size >= mostEntries ||
      (ratio > highestRatio && entry.uncompressedSize > 1_048_576)
    ) {
      file.close()
      throw new UnreadableFile(`${path} unpacks to far more than it should: refused as a zip bomb`)
    }
    entries.set(entry.fileName, entry)
  }
  const entryOf = (name: string) => {
    const entry = entries.get(name)
    if (!entry) throw new UnreadableFile(`${path} is not an XLSX file: ${name} is missing`)
    return entry
  }
  const stream = (name: string) => file.openReadStreamPromise(entryOf(name))
  return {
    stream,
    text: async (name) => textOf(await stream(name)),
    sizeOf: (name) => entryOf(name).uncompressedSize,
    has: (name) => entries.has(name),
  }
}
