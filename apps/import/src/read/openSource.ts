import { open } from 'node:fs/promises'
import { openCsv } from '#read/csv.ts'
import { isFeed, openFeed } from '#read/feed.ts'
import { openHtml } from '#read/html.ts'
import { openIcs } from '#read/ics.ts'
import { openJson } from '#read/json.ts'
import { isOneDocument, openNdjson } from '#read/ndjson.ts'
import { type FieldsNamedBy, type Source, UnreadableFile } from '#read/record.ts'
import { openXlsx } from '#read/xlsx.ts'

/** What files begin with that are no tables, and what the operator can do. */
const others: [RegExp, string][] = [
  [/^\xd0\xcf\x11\xe0/, 'is an old .xls file, or a workbook with a password: save it as .xlsx or CSV'],
  [/^\x1f\x8b/, 'is packed with gzip: unpack it first (gunzip)'],
  [/^(?:Rar!|7z\xbc\xaf|BZh|\xfd7zXZ|\x28\xb5\x2f\xfd)/, 'is a packed file: unpack it first'],
  [/^%PDF/, 'is a PDF: its tables must be saved as XLSX or CSV first'],
  [
    /^\s*<(?:\?xml|!DOCTYPE (?!html))/i,
    'is XML and no feed: save it as .xlsx or CSV, or take the NDJSON of the same data',
  ],
]

const isHtml = /^(?:<!--[^>]*-->\s*)*<(?:!doctype html|html|head|meta|body|table|script)/i

/** CSV, NDJSON, JSON, XLSX, a calendar, a feed or a web page, told by the file's first bytes, not by its name. */
export async function openSource(path: string, namedBy: FieldsNamedBy): Promise<Source> {
  const head = await firstBytes(path)
  const start = head.toString('latin1')
  if (head.length === 0) throw new UnreadableFile(`${path} is empty`)
  if (start.startsWith('PK\u0003\u0004')) return openXlsx(path, namedBy)
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (isFeed.test(text)) return openFeed(path)
  const other = others.find(([pattern]) => pattern.test(start))
  if (other) throw new UnreadableFile(`${path} ${other[1]}`)
  if (isHtml.test(text)) return openHtml(path, namedBy)
  if (/^BEGIN:VCALENDAR/i.test(text)) return openIcs(path)
  if (text.startsWith('[')) return openJson(path, namedBy)
  if (!text.startsWith('{')) return openCsv(path, namedBy)
  return (await isOneDocument(path)) ? openJson(path, namedBy) : openNdjson(path)
}

/** A feed may say much of itself before it begins. */
const headBytes = 4_096

async function firstBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new UnreadableFile(`there is no file ${path}`)
    if (code === 'EISDIR') throw new UnreadableFile(`${path} is a folder: name the files in it`)
    if (code === 'EACCES') throw new UnreadableFile(`${path} may not be read by this user`)
    throw error
  }
}
