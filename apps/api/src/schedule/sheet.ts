import { strToU8, zipSync } from 'fflate'

/** A text, a number, or a day (`YYYY-MM-DD`); null: an empty cell. */
export type Cell = string | number | { day: string } | null
export type Column = { title: string /** in characters */; width: number }

const workbookSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageSpace = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const documentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Of `styles`: the looks of a cell, by their place. */
const look = { plain: 0, title: 1, day: 2 }
const styles = `${head}<styleSheet xmlns="${workbookSpace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>
<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** A workbook of one sheet (ECMA-376). Texts are texts, whatever they begin with: no program reads a formula in them. */
export function workbookOf(name: string, columns: readonly Column[], rows: readonly Cell[][]): Uint8Array {
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packageSpace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${documentType}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documentType}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${documentType}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${workbookSpace}" xmlns:r="${relationSpace}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet(columns, rows),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${relationSpace}/${kind}" Target="${target}"/>`,
  )
  return `${head}<Relationships xmlns="${packageSpace}/relationships">${each.join('')}</Relationships>`
}

/** The first line stays while one scrolls. */
function sheet(columns: readonly Column[], rows: readonly Cell[][]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }) => textCell(title, look.title)).join('')
  const lines = [titles, ...rows.map((cells) => cells.map(cellOf).join(''))]
  return `${head}<worksheet xmlns="${workbookSpace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols><sheetData>${lines.map((line) => `<row>${line}</row>`).join('')}</sheetData></worksheet>`
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return typeof cell === 'string'
    ? textCell(cell, look.plain)
    : `<c s="${look.day}"><v>${serialOf(cell.day)}</v></c>`
}

function textCell(text: string, style: number): string {
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Days since the end of 1899, as spreadsheets count. */
function serialOf(day: string): number {
  return Date.parse(day) / 86_400_000 + 25_569
}

/** 31 characters at most, and none of those a reference is written with. */
function sheetName(name: string): string {
  return escaped(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31))
}

/** Control characters cannot be written in XML 1.0. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
