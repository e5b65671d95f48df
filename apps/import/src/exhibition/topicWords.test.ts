import { dictionaryItems } from '@zhzz/db/reference/dictionaryItems.ts'
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
