import { expect, test } from 'vitest'
import { searchDocument } from '#document/document.ts'
import { askedNumbers, textNumbers } from '#document/texts.ts'

const told = textNumbers(['自主研发工业大模型与激光雷达，Robots for every warehouse；參與 AIGC 项目'])
const holds = (...words: string[]) => askedNumbers(words)?.every((number) => told.has(number))

test('a text is found by its words, by beginnings of words of letters, by simplified characters', () => {
  for (const word of ['大模型', '激光雷达', 'robot', 'warehouse', 'AI', '参与', '激光 雷达'])
    expect(holds(word), word).toBe(true)
  expect(holds('大模型', '雷达')).toBe(true)
  for (const word of ['数控', 'obots', '激雷']) expect(holds(word), word).toBe(false)
})

test('a single character tells nothing', () => {
  expect(askedNumbers(['光'])).toBeUndefined()
})

test('words of which one stands in the name and one in the introduction are found by texts alone', () => {
  const { texts } = searchDocument({
    id: 'a',
    name: '杭州云岚科技有限公司',
    introduction: '专注于四足机器人',
    regionCode: '330100',
    statusGroup: 'green',
  })
  expect(askedNumbers(['云岚', '机器人'], ['@33'])?.every((number) => texts.has(number))).toBe(true)
  expect(searchDocument({ id: 'a', name: '云岚', statusGroup: 'green' }).texts.size).toBe(0)
})
