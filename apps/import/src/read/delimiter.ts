import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { type Encoding, probe } from '#read/encoding.ts'
import type { FieldsNamedBy } from '#read/record.ts'
import { headerIndex, mostAbove } from '#read/startAtHeader.ts'

const delimiters = [',', '\t', ';', '|'] as const
const headBytes = 65_536

/** The delimiter by which a header shows the most fields; where none is known, the one that cuts a row most often. */
export async function delimiterOf(path: string, encoding: Encoding, namedBy: FieldsNamedBy): Promise<string> {
  const { head } = await probe(path)
  const text = iconv.decode(head.subarray(0, headBytes), encoding)
  const ways = delimiters.map((delimiter) => {
    const rows = firstRows(text, delimiter)
    const header = rows[headerIndex(rows, namedBy)] ?? []
    return { delimiter, named: namedBy(header), width: rows[0]?.length ?? 0 }
  })
  const [best] = ways.toSorted((a, b) => b.named - a.named || b.width - a.width)
  return best?.delimiter ?? ','
}

/** What can be read of a text that may be cut anywhere. */
function firstRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostAbove + 1,
    })
  } catch {
    return text.split(/\r?\n/, mostAbove + 1).map((line) => line.split(delimiter))
  }
}
