import { expect, test } from 'vitest'
import { csvHead, csvLines } from '#person/csv.ts'

test('cells are quoted as spreadsheets expect, and none is read as a formula', () => {
  const rows = [
    { name: '上海, "测试"', note: '=1+1', at: new Date(0) },
    { name: 'two\nlines', tags: ['a', 'b'] },
  ]
  const columns = ['name', 'note', 'at', 'tags']
  expect(csvHead(columns) + csvLines(columns, rows)).toBe(
    [
      '\ufeffname,note,at,tags',
      '"上海, ""测试""",\'=1+1,1970-01-01T00:00:00.000Z,',
      '"two\nlines",,,"[""a"",""b""]"',
      '',
    ].join('\r\n'),
  )
})
