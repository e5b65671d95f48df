import { expect, test } from 'vitest'
import { marksIn } from '#query/marks.ts'
import { readQuery } from '#query/query.ts'
import { offerSnippet } from '#query/snippet.ts'

const marked = (text: string, keyword: string) =>
  marksIn(text, readQuery(keyword)).map((mark) => text.slice(...mark))

test.each([
  ['上海明日星辰科技有限公司', '明日星辰', ['明日星辰']],
  ['上海明日星辰科技有限公司', '上海 科技', ['上海', '科技']],
  ['邵阳维朗液压股份有限公司', '邵阳液压', ['邵阳', '液压']],
  ['明日（上海）ＡＩ科技', 'ai', ['ＡＩ']],
  ['明日星辰', '数控', []],
])('%s shows %s', (text, keyword, marks) => {
  expect(marked(text, keyword)).toEqual(marks)
})

test('the product that was hit is shown', () => {
  const snippet = offerSnippet(readQuery('车床'), {
    products: ['铣床', '数控车床'],
    businessScope: null,
    introduction: null,
  })
  expect(snippet).toEqual({ field: 'product', snippet: '数控车床', marks: [[2, 4]] })
})

test('a piece of the business scope is shown around the hit', () => {
  const businessScope = `${'技术服务；'.repeat(20)}数控车床制造；${'货物进出口；'.repeat(20)}`
  const snippet = offerSnippet(readQuery('上海 数控车床'), {
    products: [],
    businessScope,
    introduction: null,
  })
  expect(snippet?.field).toBe('businessScope')
  expect(snippet?.snippet.length).toBeLessThan(40)
  expect(snippet?.marks.map((mark) => snippet.snippet.slice(...mark))).toEqual(['数控车床'])
})

test('a piece of a text does not begin with the end of the sentence before it', () => {
  const introduction = `${'本公司成立多年'.repeat(3)}，主营算力服务与各个行业所用大模型。`
  const snippet = offerSnippet(readQuery('大模型'), { products: [], businessScope: null, introduction })
  expect(snippet?.snippet).toBe('主营算力服务与各个行业所用大模型。')
  expect(snippet?.marks).toEqual([[13, 16]])
})
