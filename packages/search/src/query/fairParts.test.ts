import { expect, test } from 'vitest'
import { fairParts } from '#query/fairParts.ts'

test.each([
  ['上海机器人展', ['上海', '机器人']],
  ['上海国际机器人展览会', ['上海', '机器人']],
  ['机器人展', ['机器人']],
  ['中国国际家具展', ['家具']],
  ['深圳光电', ['深圳', '光电']],
  ['广交会', []],
  ['机器人', []],
  ['车展', []],
  ['上海车展', []],
  ['cioe', []],
  ['上海', []],
])('%s as parts', (word, parts) => {
  expect(fairParts(word)).toEqual(parts)
})
