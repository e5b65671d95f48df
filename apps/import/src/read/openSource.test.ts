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

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const source = await openSource(path)
  const rows: SourceRow[] = []
  for await (const piece of source.rows) rows.push(...piece)
  return { header: source.header, rows }
}

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
  ['tabs', Buffer.from('名称\t市\n砚舟\t上海\n')],
])('CSV in %s', async (_, content) => {
  const { header, rows } = await read('b.csv', content)
  expect(header).toEqual(['名称', '市'])
  expect(rows[0]).toEqual({ line: 2, values: ['砚舟', '上海'] })
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
    { line: 2, values: ['{broken'] },
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

test('a zip bomb is refused before it is unpacked', async () => {
  const bomb = zipBytes({ ...workbook, 'xl/worksheets/first.xml': ' '.repeat(40_000_000) })
  await expect(read('f.xlsx', bomb)).rejects.toThrow('zip bomb')
})

test('an entry that grows over its declared size is cut', async () => {
  const sheet = `<worksheet><sheetData>${'<row><c t="str"><v>甲</v></c></row>'.repeat(5_000)}</sheetData></worksheet>`
  const liar = zipBytes({ ...workbook, 'xl/worksheets/first.xml': sheet }, { 'xl/worksheets/first.xml': 500 })
  await expect(read('g.xlsx', liar)).rejects.toThrow(/too many bytes/)
})

test('what is no such file is said in words', async () => {
  await expect(read('h.csv', '')).rejects.toThrow('is empty')
  await expect(read('i.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('old .xls')
  await expect(openSource(join(folder, 'none.csv'))).rejects.toThrow('there is no file')
})
