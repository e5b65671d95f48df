import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchDocument } from '#document/document.ts'
import { numberOf } from '#document/texts.ts'
import { readQuery } from '#query/query.ts'
import { conditionOf } from '#query/stage.ts'
import { stagesOf } from '#query/stages.ts'

const tokensOf = (name: string, products: string[] = []) =>
  searchDocument({ id: 'a', name, products, statusGroup: 'green' }).tokens

/** Evaluates a condition as PostgreSQL does. */
function meets(condition: string | undefined, tokens: Set<string>): boolean {
  if (condition === undefined) return false
  const held = condition.replace(/'([^']*)'(:\*)?/g, (_, token: string, begins?: string) =>
    begins ? String([...tokens].some((one) => one.startsWith(token))) : String(tokens.has(token)),
  )
  let text = held
  for (let before = ''; before !== text; ) {
    before = text
    text = text
      .replace(/\((true|false)\)/g, '$1')
      .replace(/(true|false)( & (true|false))+/g, (all) => String(!all.includes('false')))
      .replace(/\((true|false)( \| (true|false))+\)/g, (all) => String(all.includes('true')))
  }
  return /^\(?true|\| true/.test(text) || text === 'true'
}

test.each([
  ['明日星辰', 'contains', '上海明日星辰智能科技有限公司'],
  ['明日星辰', 'exact', '上海明日星辰智能科技有限公司'],
  ['明日', 'prefix', '上海明日星辰智能科技有限公司'],
  ['明日星', 'prefix', '上海明日星辰智能科技有限公司'],
  ['上海明日星辰智能科技有限公司', 'contains', '上海明日星辰智能科技有限公司'],
  ['明日科技', 'pieces', '上海明日智能科技有限公司'],
  ['邵阳液压', 'contains', '邵阳维朗液压股份有限公司'],
  ['宝朗', 'scattered', '宝山朗铁股份有限公司'],
  ['中朗海控', 'loose', '中朗海运控制技术股份有限公司'],
  ['明日液压', 'pieces', '上海明日维朗液压股份有限公司'],
  ['沪明日', 'contains', '上海明日智能科技有限公司'],
  ['mrxc', 'contains', '上海明日星辰智能科技有限公司'],
  ['shmrxc', 'contains', '上海明日星辰智能科技有限公司'],
  ['mingrixing', 'contains', '上海明日星辰智能科技有限公司'],
  ['上海 智能', 'contains', '上海明日星辰智能科技有限公司'],
  ['明日網', 'contains', '明日网络有限公司'],
  ['明日（洛阳）模具有限公司', 'contains', '明日（洛阳）模具有限公司'],
  ['明日(洛阳)模具厂', 'contains', '明日（洛阳）模具厂'],
  ['明日（中国） 有限公司', 'contains', '明日(中国)有限公司'],
  ['酷6网', 'contains', '酷6网（北京）信息技术有限公司'],
] as const)('%s is found (%s) in %s', (keyword, stage, name) => {
  expect(meets(conditionOf(stagesOf(readQuery(keyword))[stage]), tokensOf(name))).toBe(true)
})

test('a product is found where the name does not tell', () => {
  const stages = stagesOf(readQuery('数控车床'))
  const tokens = tokensOf('上海明日星辰有限公司', ['高精度数控车床'])
  expect(meets(conditionOf(stages.contains), tokens)).toBe(false)
  expect(meets(conditionOf(stages.offer), tokens)).toBe(true)
})

test.each([
  ['白银 工矿灯', '@6204', true],
  ['深圳 工矿灯', '@4403', false],
])(
  '%s: the introductions of who is in the place are read; a place that is a word, too, in words as well',
  (keyword, region, isWord) => {
    const { text, otherText } = stagesOf(readQuery(keyword))
    expect(text).toContain(numberOf(region))
    expect(otherText !== undefined).toBe(isWord)
    expect(otherText ?? []).not.toContain(numberOf(region))
  },
)

test('nothing that is typed breaks out of a token', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('中', '科', "'", '\\', ':', '*', '&', '|', '!', '(', ')', ' ', 'a', '\u{20BB7}'),
    }),
  )
  fc.assert(
    fc.property(hostile, (keyword) => {
      for (const stage of Object.values(stagesOf(readQuery(keyword)))) {
        const condition = typeof stage === 'object' && 'check' in stage ? conditionOf(stage) : undefined
        if (condition === undefined) continue
        expect(condition.isWellFormed()).toBe(true)
        const rest = condition.replace(/'[^'\\]+'(:\*)?/g, '')
        expect(rest).toMatch(/^[()&|! ]*$/)
      }
    }),
  )
})
