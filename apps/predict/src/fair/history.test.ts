import { expect, test } from 'vitest'
import type { Edition } from '#fair/fair.ts'
import { History } from '#fair/history.ts'

const edition = (id: string, start: number, keys: string[]): Edition => ({
  id,
  series: id.split('-')[0] ?? '',
  start,
  knownFrom: start + 1,
  country: 'FR',
  lat: null,
  lon: null,
  organisers: [],
  exhibitors: keys.map((key) => ({ key, aliases: [], country: 'FR', lat: null, lon: null, host: '' })),
})

test('holds a list from the day after it opened, and never goes back', () => {
  const history = new History([
    edition('a-2', 200, ['orbita']),
    edition('a-1', 100, ['velara', 'velara']),
    edition('b-1', 150, []),
  ])
  history.advanceTo(100)
  expect(history.editions).toHaveLength(0)
  history.advanceTo(200)
  expect(history.editions.map((held) => held.id)).toEqual(['a-1'])
  expect(history.keyId('orbita')).toBeUndefined()
  history.advanceTo(201)
  expect(history.held('a-2')?.keys).toEqual([history.keyId('orbita')])
  expect(() => history.advanceTo(200)).toThrow('forward')
})

test('two printed names of one company share its record from the day both are known', () => {
  const history = new History([
    edition('a-1', 100, ['velara optik']),
    edition('a-2', 200, ['velaraoptik gmbh']),
  ])
  history.advanceTo(300)
  const [one, other] = [history.keyId('velara optik') ?? -1, history.keyId('velaraoptik gmbh') ?? -1]
  expect(history.companyId(other)).toBe(history.companyId(one))
  expect(history.company(history.companyId(one)).editions).toEqual([0, 1])
})
