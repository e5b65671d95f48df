import { expect, test } from 'vitest'
import { boothTypeOf } from '#exhibitor/boothWords.ts'

test.each([
  ['标展', 'standard'],
  ['标摊', 'standard'],
  ['标准展位（9㎡）', 'standard'],
  ['Shell scheme', 'standard'],
  ['特装', 'custom'],
  ['特装展台', 'custom'],
  ['光地特装', 'custom'],
  ['光地', 'raw'],
  ['Raw space', 'raw'],
  ['space only', 'raw'],
  ['联合展台', 'joint'],
  ['', 'unknown'],
  ['其他', 'unknown'],
  ['甲类', null],
])('a booth that is printed as %s is %s', (printed, type) => {
  expect(boothTypeOf(printed)).toBe(type)
})
