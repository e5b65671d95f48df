import { expect, test } from 'vitest'
import { joined, linesOf } from '#company/joinedLines.ts'

const lines = ['甲\n', 'b\n', '丙丙\n', 'd\n']

test.each([[[0, 1, 2, 3]], [[]], [[1]], [[0, 2, 3]], [[0, 3]]])(
  'lines %j come back as they were',
  (wanted) => {
    const pieces = linesOf(joined(lines), (number) => wanted.includes(number))
    expect(Buffer.concat(pieces).toString()).toBe(wanted.map((number) => lines[number]).join(''))
  },
)
