import { expect, test } from 'vitest'
import { mapAddress, mapAppsFor } from '#place/mapApps.ts'

const hall = { name: '岚湖馆', address: '岚湖大道1号', latitude: 31.19, longitude: 121.3 }
const abroad = { name: 'Messe', address: null, latitude: 50.1119, longitude: 8.6442 }
const fields = (address: string) => Object.fromEntries(new URL(address).searchParams)
const degrees = (text: string | undefined) => (text ?? '').split(',').map(Number)

test('a map app of China is told the place in the coordinates it reads, some hundred metres beside WGS 84', () => {
  expect(fields(mapAddress('amap', hall))).toMatchObject({ position: '121.3,31.19', coordinate: 'wgs84' })
  const [, coordinates] = /coord:([\d.,]+);/.exec(fields(mapAddress('tencent', hall))['marker'] ?? '') ?? []
  const baidu = fields(mapAddress('baidu', hall))
  expect(baidu).toMatchObject({ coord_type: 'gcj02', location: coordinates, title: '岚湖馆' })
  expect(fields(mapAddress('apple', hall))['ll']).toBe(coordinates)
  const [latitude = 0, longitude = 0] = degrees(coordinates)
  expect(Math.abs(latitude - 31.19)).toBeGreaterThan(0.0005)
  expect(Math.abs(latitude - 31.19)).toBeLessThan(0.006)
  expect(Math.abs(longitude - 121.3)).toBeGreaterThan(0.0005)
  expect(Math.abs(longitude - 121.3)).toBeLessThan(0.006)
})

test('elsewhere nothing is shifted, and Google goes first', () => {
  expect(fields(mapAddress('google', abroad))['query']).toBe('50.1119,8.6442')
  expect(fields(mapAddress('apple', abroad))['ll']).toBe('50.1119,8.6442')
  expect(mapAppsFor(abroad, true)).toEqual(['google', 'apple', 'amap'])
  expect(mapAppsFor(hall, false)).toEqual(['amap', 'tencent', 'baidu'])
})

test('a place without coordinates is looked for by its words', () => {
  const place = { ...hall, latitude: null, longitude: null }
  expect(fields(mapAddress('tencent', place))['keyword']).toBe('岚湖馆 岚湖大道1号')
  expect(fields(mapAddress('baidu', { ...place, address: null }))['address']).toBe('岚湖馆')
})
