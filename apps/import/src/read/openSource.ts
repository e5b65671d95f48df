import { open } from 'node:fs/promises'
import { openCsv } from '#read/csv.ts'
import { openNdjson } from '#read/ndjson.ts'
import { type Source, UnreadableFile } from '#read/record.ts'
import { openXlsx } from '#read/xlsx.ts'

/** CSV, NDJSON or XLSX, told by the file's first bytes, not by its name. */
export async function openSource(path: string): Promise<Source> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(error.code === 'ENOENT' ? `there is no file ${path}` : error.message)
  })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
  await file.close()
  const head = buffer.subarray(0, bytesRead)
  if (head.subarray(0, 2).toString('latin1') === 'PK') return openXlsx(path)
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw new UnreadableFile(`${path} is an old .xls file: save it as .xlsx or CSV`)
  }
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return text.startsWith('{') ? openNdjson(path) : openCsv(path)
}
