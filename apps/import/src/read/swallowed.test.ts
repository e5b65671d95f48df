import { expect, test } from 'vitest'
import { swallowed } from '#read/swallowed.ts'
import { SaidLines } from '#saidLines.ts'

test('rows that an open quotation mark took in are told with their lines, texts of several lines are not', () => {
  const told = 'a quotation mark opened in line 4 is not closed: all to line 7 was read as one row'
  expect(swallowed(4, ['a', 'b,1\nc,x,2\nd,y,3\ne'], 3)).toBe(told)
  expect(swallowed(4, ['a', '"b,1\nc,x,2\nd,y,3\n"e', 'f'], 3)).toBe(told)
  expect(swallowed(4, ['a', 'No. 1, A Road\nB, Shanghai, China', 'c'], 3)).toBeUndefined()
  expect(swallowed(4, ['a', 'said "yes"\nand, then, no, more', 'c'], 3)).toBeUndefined()
})

test('what was said of rows is told once, with the first five lines', () => {
  const said = new SaidLines()
  for (let line = 2; line < 9; line++) said.add('warning', line, 'establishDate: not a date')
  said.add('rejected', 4, 'no company name')
  const told: string[] = []
  said.tell((text) => told.push(text))
  expect(told).toEqual([
    '7 × establishDate: not a date (lines 2, 3, 4, 5, 6, …)',
    '1 × rejected: no company name (line 4)',
  ])
})
