import { expect, test } from 'vitest'
import { tileOf } from '#trade/tile.ts'

test('of the topics of a fair its tile says the one that its name says first', () => {
  expect(tileOf('上海国际机器人展览会', ['automation', 'robotics'], 'zh-Hans')).toEqual({
    word: '机器人',
    hue: 2,
  })
  expect(tileOf('华中泵阀与流体技术博览会', ['environment', 'fluid'], 'zh-Hant')).toEqual({
    word: '泵閥',
    hue: 4,
  })
  expect(tileOf('华中泵阀与流体技术博览会', ['fluid'], 'fr')).toEqual({ word: 'Pompes', hue: 4 })
})

test('a topic says more than its group, and the name speaks where no topic is known', () => {
  expect(tileOf('Shanghai Industry Fair', ['machinery', 'moulds'], 'en').word).toBe('Machine')
  expect(tileOf('Fair of the year', ['machinery', 'moulds'], 'en').word).toBe('Moulds')
  expect(tileOf('Shenzhen International Batteries Expo', [], 'en')).toEqual({ word: 'Battery', hue: 8 })
  expect(tileOf('华交会', [], 'zh-Hans')).toEqual({ word: '展会', hue: 1 })
})
