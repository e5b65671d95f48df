import { foldedName } from '@zhzz/search/names/houseName.ts'
import { expect, test } from 'vitest'
import { HouseTree } from '#names/houseTree.ts'

test('accents, spaces, conjunctions, legal forms, plurals and initials do not make another name', () => {
  const same = [
    'Müller & Söhne GmbH',
    'muller sohne',
    'MULLER-SOHNE Holding AG',
    'The Müller und Söhne Group',
  ]
  expect(new Set(same.map(foldedName))).toEqual(new Set(['mullersohne']))
  expect(foldedName('Łódź Optyka Sp. z o.o.')).toBe('lodzoptyka')
  expect(foldedName('Orbita Ottica S.p.A.')).toBe(foldedName('orbita ottica'))
  expect(foldedName('Orbita Defence Technologies')).toBe(foldedName('orbita defense technology'))
  expect(foldedName('Orbita Marine Optics OMO')).toBe(foldedName('orbita marine optics'))
  expect(foldedName('Orbita Marine')).not.toBe(foldedName('orbita'))
  expect(foldedName('Group')).toBe('group')
  expect(foldedName('上海示例机械有限公司')).toBe('上海示例机械')
  expect(foldedName('上海示例机械股份有限公司')).toBe('上海示例机械')
  expect(foldedName('有限公司')).toBe('有限公司')
})

function told(tell: (houses: HouseTree) => void): HouseTree {
  const houses = new HouseTree()
  tell(houses)
  return houses
}

test('the same folded name, and an alias, join, from the day that is known', () => {
  const houses = told((it) => {
    it.add(0, 'orbita optik', 10)
    it.add(1, 'orbitaoptik gmbh', 20)
    it.add(2, 'орбита', 20)
    it.add(3, 'orbita marine', 20)
    it.alias(2, 'Orbita Optik', 30)
  })
  const on = (day: number) => [0, 1, 2, 3].map((name) => houses.of(name, day))
  expect([on(19), on(20), on(30)]).toEqual([
    [0, 1, 2, 3],
    [0, 0, 2, 3],
    [0, 0, 0, 3],
  ])
  expect([19, 20, 30].map((day) => houses.members(0, day))).toEqual([[0], [0, 1], [0, 1, 2]])
})

test('the same host joins only names that begin alike, and no portal', () => {
  const houses = told((it) => {
    ;['velara uk', 'velara nederland', 'border office'].forEach((name, at) => {
      it.add(at, name, 1)
      it.host(at, name, 'velara.example', 1)
    })
  })
  expect([0, 1, 2].map((name) => houses.of(name, 1))).toEqual([0, 0, 2])
  const words = ['amber', 'birch', 'cedar', 'doric', 'elder', 'fjord', 'gamut', 'heron', 'ionic', 'joule']
  const portal = told((it) => {
    for (const [at, word] of [...words, 'amber', 'birch'].entries()) {
      it.add(at, `${word} works ${at}`, 1)
      it.host(at, `${word} works ${at}`, 'portal.example', 1)
    }
  })
  expect(new Set(Array.from({ length: 12 }, (_, name) => portal.of(name, 1))).size).toBe(12)
})
