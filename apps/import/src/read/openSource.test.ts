import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterAll, expect, test } from 'vitest'
import { openSource } from '#read/openSource.ts'
import type { SourceRow } from '#read/record.ts'
import { zipBytes } from '#read/zipBytes.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wordings = new Set(['企业名称', '名称', '地址', '市', '成立日期', '展位号', 'name'])
const namedBy = (row: string[]) => row.filter((cell) => wordings.has(cell)).length

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const source = await openSource(path, namedBy)
  const rows: SourceRow[] = []
  for await (const piece of source.rows) rows.push(...piece)
  return { header: source.header, rows, remarks: source.remarks }
}

const values = (rows: SourceRow[]) => rows.map((row) => row.broken ?? row.values.join('·'))

test('CSV: lines are those of the file, line breaks in quotes included', async () => {
  const { header, rows } = await read('a.csv', '企业名称,地址\r\n甲,"一\n二"\r\n\r\n乙,三\r\n')
  expect(header).toEqual(['企业名称', '地址'])
  expect(rows).toEqual([
    { line: 2, values: ['甲', '一\n二'] },
    { line: 5, values: ['乙', '三'] },
  ])
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeff名称;市\n砚舟;上海\n')],
  [
    'UTF-8 cut in a character by the probe',
    Buffer.from(`名称;市\n砚舟;上海\n${`岚;${'湖'.repeat(50)}\n`.repeat(8_000)}`),
  ],
  ['GB18030', iconv.encode('名称;市\n砚舟;上海\n', 'gb18030')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode('名称;市\n砚舟;上海\n', 'utf16le')])],
  ['UTF-16 without a mark', iconv.encode('名称;市\n砚舟;上海\n', 'utf16le')],
  [
    'UTF-16 the other way',
    Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode('名称;市\n砚舟;上海\n', 'utf16be')]),
  ],
  [
    'UTF-8 with a damaged character',
    Buffer.from(`e5908de7a7b03be5b8820a${'e7a09ae8889f3be4b88ae6b5b70a'.repeat(9)}ff3b0a`, 'hex'),
  ],
  ['strokes', Buffer.from('名称|市\n砚舟|上海\n')],
  ['a line that names the separator', Buffer.from('sep=;\n名称;市\n砚舟;上海\n')],
  ['tabs', Buffer.from('名称\t市\n砚舟\t上海\n')],
])('CSV in %s', async (_, content) => {
  const { header, rows } = await read('b.csv', content)
  expect(header).toEqual(['名称', '市'])
  expect(rows[0]?.values).toEqual(['砚舟', '上海'])
})

test('CSV in Big5', async () => {
  const big5 = iconv.encode('名稱,地址\n示例機械工業股份有限公司,臺中市西屯區工業區一路\n', 'big5')
  expect((await read('big5.csv', big5)).rows[0]?.values).toEqual([
    '示例機械工業股份有限公司',
    '臺中市西屯區工業區一路',
  ])
})

test('the header may stand below a title, and what is above it is told', async () => {
  const { header, rows, remarks } = await read(
    'title.csv',
    '2026年名录,,\n\n制表,,2026\n序号,名称,市\n1,砚舟,上海\n',
  )
  expect(header).toEqual(['序号', '名称', '市'])
  expect(rows).toEqual([{ line: 5, values: ['1', '砚舟', '上海'] }])
  expect(remarks).toEqual(['the header is line 4; above it stands: 2026年名录 | 制表 2026'])
})

test('CSV: rows of another width than the header', async () => {
  const rows = async (lines: string) => values((await read('width.csv', `名称,市,地址,备注\n${lines}`)).rows)
  expect(await rows('砚舟,上海,一路,无,,\n')).toEqual(['砚舟·上海·一路·无'])
  expect(await rows('砚舟,上海\n澜庭,苏州\n')).toEqual(['砚舟·上海··', '澜庭·苏州··'])
  expect(await rows('砚舟,上海,一路,二路,三路\n')).toEqual(['the row has 5 values, the header 4'])
  expect(await rows('一行字\n')).toEqual(['the row has 1 value, the header 4'])
  expect(await rows('砚舟,上\n海,一路,无\n澜庭,苏州,二路,无\n')).toEqual([
    'a line end without quotation marks cuts this row in several',
    'a line end without quotation marks cuts this row in several',
    '澜庭·苏州·二路·无',
  ])
  expect(await rows('砚舟,上海,一路,无\n澜庭,苏')).toEqual([
    '砚舟·上海·一路·无',
    'the file ends within this row',
  ])
})

test('CSV: rows before a quotation mark that is never closed are read', async () => {
  const { rows } = await read('quote.csv', '名称,市\n砚舟,上海\n"澜庭,苏州\n沐禾,杭州\n')
  expect(rows[0]).toEqual({ line: 2, values: ['砚舟', '上海'] })
  expect(rows[1]).toMatchObject({ line: 3, broken: expect.stringContaining('never closed') })
})

test('an open quotation mark is told, not swallowed', async () => {
  await expect(read('c.csv', `a,b\n"x,${'y\n'.repeat(3_000_000)}`)).rejects.toThrow('open quotation mark')
})

test('NDJSON: keys are columns, lists are joined, a broken line keeps its place', async () => {
  const { header, rows } = await read(
    'd.ndjson',
    '{"name":"砚舟","products":["甲","乙"],"n":3}\n{broken\n{"name":"岚岳"}\n',
  )
  expect(header).toEqual(['name', 'products', 'n'])
  expect(rows).toEqual([
    { line: 1, values: ['砚舟', '甲;乙', '3'] },
    { line: 2, values: ['{broken'], broken: 'the line is not a JSON object' },
    { line: 3, values: ['岚岳', '', ''] },
  ])
})

const workbook = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="s" r:id="rId7"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>企业名称</t></si><si><r><t>砚</t></r><r><t>舟</t></r><rPh><t>yan</t></rPh></si></sst>',
}

test('XLSX: shared and inline texts, empty cells, numbers', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>成立日期</t></is></c><c r="C1" t="str"><v>市</v></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>41710</v></c></row>
    <row r="4"><c r="C4" t="str"><v>上海 &amp; 苏州</v></c></row></sheetData></worksheet>`
  const { header, rows } = await read('e.xlsx', zipBytes({ ...workbook, 'xl/worksheets/first.xml': sheet }))
  expect(header).toEqual(['企业名称', '成立日期', '市'])
  expect(rows).toEqual([
    { line: 3, values: ['砚舟', '41710', ''] },
    { line: 4, values: ['', '', '上海 & 苏州'] },
  ])
})

test('XLSX: a cover sheet is passed over, merged cells are filled, what is left out is told', async () => {
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
  const { header, rows, remarks } = await read(
    'merged.xlsx',
    zipBytes({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="封面" r:id="a"/><sheet name="名录" r:id="b"/><sheet name="说明" r:id="c"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships>${['a', 'b', 'c'].map((id) => `<Relationship Id="${id}" Target="${id}.xml"/>`).join('')}</Relationships>`,
      'xl/a.xml': `<worksheet><sheetData><row r="1">${text('A1', '示例展')}</row></sheetData></worksheet>`,
      'xl/b.xml': `<worksheet><sheetData><row r="1">${text('A1', '名称')}${text('B1', '展位')}</row>
        <row r="2">${text('B2', '展位号')}</row>
        <row r="3">${text('A3', '砚舟')}<c r="B3"><v>1.38E3</v></c></row><row r="4">${text('B4', 'A02')}${text('D4', '注')}</row>
        </sheetData><mergeCells><mergeCell ref="A1:A2"/><mergeCell ref="A3:A4"/></mergeCells></worksheet>`,
      'xl/c.xml': `<worksheet><sheetData><row r="1">${text('A1', '说明')}</row></sheetData></worksheet>`,
    }),
  )
  expect(header).toEqual(['名称', '展位号'])
  expect(rows).toEqual([
    { line: 3, values: ['砚舟', '1380'] },
    { line: 4, values: ['砚舟', 'A02'], warning: 'values behind the last column were left out' },
  ])
  expect(remarks).toEqual([
    'the header is line 2; above it stands: 名称 展位',
    'the sheet 说明 was not read: a file is read for one sheet, save it as one of its own',
  ])
})

test('a zip bomb is refused before it is unpacked', async () => {
  const bomb = zipBytes({ ...workbook, 'xl/worksheets/first.xml': ' '.repeat(40_000_000) })
  await expect(read('f.xlsx', bomb)).rejects.toThrow('zip bomb')
})

test('an entry that grows over its declared size is cut', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c t="str"><v>甲</v></c></row>'.repeat(5_000)}</sheetData></worksheet>`
  const liar = zipBytes({ ...workbook, 'xl/worksheets/first.xml': sheet }, { 'xl/worksheets/first.xml': 500 })
  await expect(read('g.xlsx', liar)).rejects.toThrow(/too many bytes/)
})

test.each([
  ['', 'is empty'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old .xls'],
  [Buffer.from('1f8b0800', 'hex'), 'gunzip'],
  ['<html><table><tr><td>名称</td></tr></table></html>', 'web page'],
  ['[\n1, 2]', 'no list of JSON objects'],
  ['{\n"name":"砚舟', 'is no JSON'],
  ['<html><script type="application/ld+json">{"@type":"Person"}</script></html>', 'tells of no event'],
  ['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'without events'],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'damaged calendar'],
  ['%PDF-1.7', 'PDF'],
  [zipBytes({ 'a.csv': '名称\n' }), 'unpack it'],
  [zipBytes({ 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }), '1904'],
])('what is no such file is said in words: %#', async (content, words) => {
  await expect(read('other.csv', content)).rejects.toThrow(words)
})

test('nested values come by their path, and what is too deep is refused with a reason', async () => {
  const nested = [
    {
      name: '甲',
      address: { city: '苏州' },
      brands: ['砚舟', '澜庭'],
      people: [{ name: '一' }, { name: '二' }],
    },
    { name: '乙', a: { b: { c: { d: { e: { f: { g: 1 } } } } } } },
  ]
  const lines = nested.map((object) => JSON.stringify(object)).join('\n')
  for (const [name, text, deep] of [
    ['nested.ndjson', lines, 2],
    ['nested.json', JSON.stringify({ records: nested }, null, 1), 2],
  ] as const) {
    const { header, rows } = await read(name, text)
    expect(header).toEqual(['name', 'address.city', 'brands', 'people.name'])
    expect(rows[0]?.values).toEqual(['甲', '苏州', '砚舟;澜庭', '一;二'])
    expect(rows[1]).toMatchObject({ line: deep, broken: expect.stringContaining('nested deeper than 5') })
  }
})

test('a file that is not there, and a folder', async () => {
  await expect(openSource(join(folder, 'none.csv'), namedBy)).rejects.toThrow('there is no file')
  await expect(openSource(folder, namedBy)).rejects.toThrow('is a folder')
})
