import { isChinese, locales } from '@zhzz/contract/locale.ts'
import { dictionaryItems } from '@zhzz/db/reference/dictionaryItems.ts'
import { tileOf } from '@zhzz/search/trade/tile.ts'
import { topicWords } from '@zhzz/search/trade/topicWords.ts'
import { expect, test } from 'vitest'

test('every topic that words mean is one of the dictionary', () => {
  const known = new Set(
    dictionaryItems()
      .filter(({ type }) => type === 'exhibition_industry')
      .map(({ code }) => code),
  )
  const topics = topicWords().flatMap(({ topic }) => (topic === null ? [] : [topic]))
  expect(topics.filter((topic) => !known.has(topic))).toEqual([])
  expect(topics.length).toBe(new Set(topics).size)
})

test('every topic of the dictionary has a word and a hue for the tile of a fair, short in each language', () => {
  const codes = dictionaryItems().flatMap(({ type, code }) => (type === 'exhibition_industry' ? [code] : []))
  const unknown = tileOf('', [], 'zh-Hans').word
  for (const code of codes)
    for (const locale of locales) {
      const { word, hue } = tileOf('', [code], locale)
      expect(word.length, `${code} ${locale}`).toBeGreaterThan(0)
      expect(word.length, `${code} ${locale}`).toBeLessThanOrEqual(isChinese(locale) ? 3 : 7)
      expect(word, code).not.toBe(unknown)
      expect(hue).toBeGreaterThanOrEqual(1)
      expect(hue).toBeLessThanOrEqual(14)
    }
})
