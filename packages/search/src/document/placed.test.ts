import { expect, test } from 'vitest'
import { searchDocument } from '#document/document.ts'
import { placedWords } from '#document/placed.ts'

const { placed } = searchDocument({
  id: 'a',
  name: '苏州海川激光科技有限公司',
  products: ['光纤切割机'],
  regionCode: '320583',
  statusGroup: 'green',
})

const isPlaced = (region: string, words: string[], mark?: string) =>
  placedWords(region, words, mark)?.every((number) => placed.has(number))

test('a company has the words of its names and offers together with its city', () => {
  expect(isPlaced('3205', ['激光'])).toBe(true)
  expect(isPlaced('3205', ['海川激光', '科技'])).toBe(true)
  expect(isPlaced('3205', ['切割机'], '~')).toBe(true)
  expect(isPlaced('320583', ['激光'])).toBe(true)
  expect(isPlaced('3205', ['切割机'])).toBe(false)
  expect(isPlaced('3201', ['激光'])).toBe(false)
})

test('a province, or words of one character, are not told by it', () => {
  expect(placedWords('32', ['激光'])).toBeUndefined()
  expect(placedWords('3205', ['光'])).toBeUndefined()
})

test('a municipality is its own city', () => {
  const inPudong = searchDocument({
    id: 'b',
    name: '上海海川激光有限公司',
    regionCode: '310115',
    statusGroup: 'green',
  })
  expect(placedWords('31', ['激光'])?.every((number) => inPudong.placed.has(number))).toBe(true)
})
