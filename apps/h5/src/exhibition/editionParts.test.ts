import { expect, test } from 'vitest'
import { editionParts } from '#exhibition/editionParts.ts'

function piecesOf(name: string): string[] | null {
  const parts = editionParts(name)
  if (parts === null) return null
  let at = 0
  return [parts.place, parts.brand, parts.trade, parts.form, parts.branch]
    .map((length) => name.slice(at, (at += length)))
    .filter((piece) => piece !== '')
}

test('the name of an edition reads as its number, how wide it is, what it is about, and its kind', () => {
  expect(piecesOf('第16届华中泵阀与流体技术博览会')).toEqual(['第16届', '华中泵阀与流体技术', '博览会'])
  expect(piecesOf('2026第二十届中国（武汉）国际机床展览会')).toEqual([
    '2026第二十届',
    '中国（武汉）国际',
    '机床',
    '展览会',
  ])
  expect(piecesOf('2026世界人工智能大会')).toEqual(['2026', '世界人工智能', '大会'])
})

test('a name that would lose what it is about stands whole, and so does one without Chinese', () => {
  expect(piecesOf('中国国际展览会')).toEqual(['中国国际展览会'])
  expect(piecesOf('华交会')).toEqual(['华交会'])
  expect(piecesOf('Hong Kong Book Fair 2026')).toBe(null)
})
