import { expect, test } from 'vitest'
import { CompanyGroups } from '#fair/companyGroups.ts'
import { foldedName } from '#fair/companyName.ts'

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

function grouped(fill: (groups: CompanyGroups) => void): CompanyGroups {
  const groups = new CompanyGroups(() => {})
  fill(groups)
  return groups
}

test('the same folded name, and an alias, join', () => {
  const groups = grouped((it) => {
    it.add(0, 'orbita optik')
    it.add(1, 'orbitaoptik gmbh')
    it.add(2, 'орбита')
    it.alias(2, 'Orbita Optik')
    it.add(3, 'orbita marine')
  })
  expect([0, 1, 2, 3].map((key) => groups.group(key))).toEqual([0, 0, 0, 3])
})

test('the same host joins only names that begin alike, and no portal', () => {
  const groups = grouped((it) => {
    ;['velara uk', 'velara nederland', 'border office'].forEach((name, key) => {
      it.add(key, name)
      it.host(key, name, 'velara.example')
    })
  })
  expect([0, 1, 2].map((key) => groups.group(key))).toEqual([0, 0, 2])
  const portal = grouped((it) => {
    for (let key = 0; key < 12; key++) {
      const name = `${['amber', 'birch', 'cedar', 'doric', 'elder', 'fjord', 'gamut', 'heron', 'ionic', 'joule', 'amber', 'birch'][key]} works ${key}`
      it.add(key, name)
      it.host(key, name, 'portal.example')
    }
  })
  expect(new Set(Array.from({ length: 12 }, (_, key) => portal.group(key))).size).toBe(12)
})
