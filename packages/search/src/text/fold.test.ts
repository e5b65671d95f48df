import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, nameKey } from '#text/fold.ts'

test.each([
  ['ＤＦＲｏｂｏｔ', 'dfrobot'],
  ['臺灣積體電路', '台湾积体电路'],
  ['华为（深圳）', '华为 深圳 '],
  ['Café', 'cafe'],
  ['𠮷野家', '𠮷野家'],
  ['坏\ud800字', '坏 字'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('an offset in the folded text is one in the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(text).length === text.length))
})

test('a compatibility form of a traditional character folds to the simplified one', () => {
  expect(fold('⾙')).toBe('贝')
})

test('folding a folded text changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
})

test('two spellings of one name have one key', () => {
  expect(nameKey('明日星辰（上海）科技有限公司')).toBe(nameKey('明日星辰(上海) 科技有限公司'))
})
