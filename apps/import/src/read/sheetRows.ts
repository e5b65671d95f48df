import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { cellAt } from '#read/cellAt.ts'
import { filling, type MergedCells } from '#read/mergedCells.ts'
import type { SourceRow } from '#read/record.ts'

const rowsPerPiece = 500
const mostColumns = 1_000

/**
 * The rows of a sheet's XML as they stream in, a value merged over several rows in each of them. Dates stay the serial
 * numbers they are.
 */
export async function* sheetRows(
  stream: Readable,
  { strings, merges }: { strings: string[]; merges: readonly MergedCells[] },
  counted: { bytes: number },
): AsyncGenerator<SourceRow[]> {
  let piece: SourceRow[] = []
  let row: SourceRow = { line: 0, values: [] }
  let cell = { column: 0, type: '' }
  let text = ''
  let inValue = false
  const fill = filling(merges)
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') row = { line: Number(attributes['r'] ?? row.line + 1), values: [] }
    if (name === 'c') {
      const reference = attributes['r']
      cell = {
        column: reference ? cellAt(reference).column : row.values.length,
        type: attributes['t'] ?? '',
      }
      text = ''
    }
    inValue = name === 'v' || name === 't'
  })
  parser.on('text', (part) => {
    if (inValue) text += part
  })
  parser.on('closetag', ({ name }) => {
    inValue = false
    if (name === 'c' && cell.column < mostColumns) {
      while (row.values.length < cell.column) row.values.push('')
      row.values[cell.column] =
        cell.type === 's' ? (strings[Number(text)] ?? '') : plainNumber(text, cell.type)
    }
    if (name !== 'row') return
    const isBlank = row.values.every((value) => value === '')
    fill(row.line, row.values)
    if (!isBlank) piece.push(row)
  })
  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    counted.bytes += Buffer.byteLength(String(chunk))
    parser.write(String(chunk))
    if (piece.length >= rowsPerPiece) {
      yield piece
      piece = []
    }
  }
  parser.close()
  if (piece.length > 0) yield piece
}

/** Long numbers (a mobile, say) as digits: 1.38E10 is how some programs store them. */
function plainNumber(text: string, type: string): string {
  if ((type !== '' && type !== 'n') || !/^\d(?:\.\d+)?E\+?\d+$/i.test(text)) return text
  return Number.isSafeInteger(Number(text)) ? String(Number(text)) : text
}
