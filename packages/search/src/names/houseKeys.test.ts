import { expect, test } from 'vitest'
import { hostOf, houseKeys, isSameHouse, type PrintedHouse } from '#names/houseKeys.ts'

const printed = (name: string, more: Partial<PrintedHouse> = {}): PrintedHouse => ({
  name,
  otherNames: [],
  country: null,
  website: null,
  ...more,
})
const ownKey = (name: string) => houseKeys(printed(name)).own

test('spellings and legal forms of many languages give one key, two Chinese registered names two', () => {
  for (const [one, other] of [
    ['Orbita Optik GmbH', 'ORBITA-OPTIK'],
    ['ООО Орбита', 'Орбита'],
    ['주식회사 오르비타', '오르비타'],
    ['株式会社 オルビタ', 'オルビタ'],
    ['上海示例機械有限公司', '上海示例机械有限公司'],
  ] as const)
    expect(ownKey(one)).toBe(ownKey(other))
  expect(ownKey('上海示例机械有限公司')).not.toBe(ownKey('上海示例机械股份有限公司'))
  expect(houseKeys(printed('Орбита', { otherNames: ['Orbita', 'OO'] })).others).toEqual(['orbita'])
})

test('a host is read of an address', () => {
  expect(['https://www.Orbita.example/de?x', 'orbita.example', 'http:', '%20', null].map(hostOf)).toEqual([
    'orbita.example',
    'orbita.example',
    null,
    null,
    null,
  ])
})

test('a name in two countries is one house when it tells enough, no body of a state, or has one website', () => {
  const at = (country: string, name: string, website: string | null = null) =>
    printed(name, { country, website })
  expect(isSameHouse(at('DE', 'Orbita Optik'), at('FR', 'Orbita Optik'), 'name')).toBe(true)
  expect(isSameHouse(at('DE', 'ACS'), at('FR', 'ACS'), 'name')).toBe(false)
  expect(isSameHouse(at('DE', 'ACS'), printed('ACS'), 'name')).toBe(true)
  expect(isSameHouse(at('DE', 'ACS', 'acs.de'), at('FR', 'ACS', 'www.acs.fr'), 'name')).toBe(true)
  expect(isSameHouse(at('DE', 'Ministry of Defence'), at('FR', 'Ministry of Defence'), 'name')).toBe(false)
})

test('an alias or a host joins nothing across borders, and no two registered names', () => {
  const chinese = printed('上海奥比塔机械有限公司', { otherNames: ['Orbita Optik'] })
  expect(isSameHouse(chinese, printed('Orbita Optik', { country: 'CN' }), 'alias')).toBe(true)
  expect(isSameHouse(chinese, printed('Orbita Optik', { country: 'DE' }), 'alias')).toBe(false)
  expect(isSameHouse(chinese, printed('苏州奥比塔机械有限公司'), 'alias')).toBe(false)
  const on = (website: string, name: string) => printed(name, { website })
  const one = 'orbita.example'
  expect(isSameHouse(on(one, 'Orbita UK'), on(one, 'Orbita Nederland'), 'host')).toBe(true)
  expect(isSameHouse(on(one, 'Border Office'), on(one, 'Orbita Nederland'), 'host')).toBe(false)
  expect(isSameHouse(on('mod.example', 'Orbita Navy'), on('mod.example', 'Orbita Army'), 'host')).toBe(false)
})

test('a short name under two legal forms is two houses where no country says otherwise', () => {
  expect(isSameHouse(printed('Airtal Inc'), printed('AIRTAL'), 'name')).toBe(true)
  expect(isSameHouse(printed('Airtal Inc'), printed('Airtal GmbH'), 'name')).toBe(false)
  expect(isSameHouse(printed('Airtal Group'), printed('Airtal'), 'name')).toBe(false)
  expect(
    isSameHouse(printed('Airtal Group', { country: 'IT' }), printed('Airtal', { country: 'IT' }), 'name'),
  ).toBe(true)
})
