import { expect, test } from 'vitest'
import { telephonesOf } from '#contact/telephones.ts'

test.each([
  ['12000000001/12000000002', ['12000000001', '12000000002']],
  ['12000000001、12000000002；0512-00001234', ['12000000001', '12000000002', '0512-00001234']],
  ['12000000001 12000000002', ['12000000001', '12000000002']],
  ['120 0000 0001', ['12000000001']],
  ['+86 120-0000-0001', ['12000000001']],
  ['8612000000001', ['12000000001']],
  ['+86 512 0000 1234', ['051200001234']],
  ['（0512）00001234', ['(0512)00001234']],
  ['0512-00001234转801', ['0512-00001234转801']],
  ['0512-00001234-801', ['0512-00001234-801']],
  ['400-000-0000', ['400-000-0000']],
  ['+49 30 000000', ['+49 30 000000']],
  ['12000000001.0', ['12000000001']],
  ['１２０００００００１１', ['12000000011']],
])('numbers of %s', (cell, numbers) => {
  const { telephones, unread } = telephonesOf(cell)
  expect(telephones.map(({ content }) => content)).toEqual(numbers)
  expect(unread).toEqual([])
})

test('the person beside a number is theirs', () => {
  expect(
    telephonesOf('示例经理 12000000001；12000000002（示例主任）；电话：0512-00001234').telephones,
  ).toEqual([
    { type: 'mobile', content: '12000000001', name: '示例经理' },
    { type: 'mobile', content: '12000000002', name: '示例主任' },
    { type: 'landline', content: '0512-00001234', name: null },
  ])
})

test('what is no number is told', () => {
  expect(telephonesOf('不是号码/1.2E+10/1200000000/1390000').unread).toEqual([
    '不是号码',
    '1.2E+10',
    '1200000000',
    '1390000',
  ])
})
