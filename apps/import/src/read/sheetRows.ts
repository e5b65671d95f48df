import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import type { SourceRow } from '#read/record.ts'

const rowsPerPiece = 500
const mostColumns = 1_000

/** The rows of a sheet's XML as they stream in. Dates stay the serial numbers they are. */
export async function* sheetRows(
  stream: Readable,
  strings: string[],
  counted: { bytes: number },
): AsyncGenerator<SourceRow[]> {
  let piece: SourceRow[] = []
  let row: SourceRow = { line: 0, values: [] }
  let cell = { column: 0, type: '' }
  let text = ''
  let inValue = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') row = { line: Number(attributes['r'] ?? row.line + 1), values: [] }
    if (name === 'c') {
      const reference = attributes['r']
      cell = {
        column: reference ? columnOf(reference) : row.values.length,
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
      row.values[cell.column] = cell.type === 's' ? (strings[Number(text)] ?? '') : text
    }
    if (name === 'row' && row.values.some((value) => value !== '')) piece.push(row)
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

/** A1 → 0, AB7 → 27. */
function columnOf(reference: string): number {
  let column = 0
  for (const character of reference) {
    const code = character.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}
