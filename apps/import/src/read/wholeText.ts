import { readFile, stat } from 'node:fs/promises'
import iconv from 'iconv-lite'
import { encodingOf } from '#read/encoding.ts'
import { UnreadableFile } from '#read/record.ts'

/** A document that is read as one piece; lists of rows come as CSV, NDJSON or XLSX, which stream. */
const mostBytes = 128 * 1024 * 1024

/** The text of a document, without its mark. */
export async function wholeText(path: string, advice: string): Promise<string> {
  const { size } = await stat(path)
  if (size > mostBytes) throw new UnreadableFile(`${path} is larger than 128 MB: ${advice}`)
  return iconv.decode(await readFile(path), await encodingOf(path))
}
