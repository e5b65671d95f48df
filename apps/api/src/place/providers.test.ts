import { metresBetween } from '@zhzz/contract/place/metres.ts'
import { beforeEach, expect, test } from 'vitest'
import { amapPlaces } from '#place/amap.ts'
import { fakeProviders, hall } from '#place/fakeProviders.ts'
import { googlePlaces } from '#place/google.ts'
import { patientPlaces } from '#place/patientPlaces.ts'
import { tencentPlaces } from '#place/tencent.ts'

const fake = await fakeProviders()
const { origin, asked, trouble } = fake
const settings = { key: 'key', origin, geocodingOrigin: origin }
const providers = {
  tencent: tencentPlaces(settings),
  amap: amapPlaces(settings),
  google: googlePlaces(settings),
}
const around = { latitude: 31.19, longitude: 121.3 }
const question = { around, locale: 'zh-Hans', cursor: null } as const
const query = () => new URL(asked.at(-1)?.url ?? '', origin).searchParams

beforeEach(() => {
  asked.length = 0
  trouble.length = 0
})

test.each(Object.values(providers))(
  '$source: places come in WGS 84 with their distance',
  async (provider) => {
    const pages = [
      await provider.nearby(question),
      await provider.search({ ...question, keyword: '展馆', within: 'radius' }),
    ]
    for (const { list } of pages) {
      const [first] = list
      if (!first) throw new Error('no place')
      expect(metresBetween(first, hall)).toBeLessThan(2)
      expect(first.distance).toBe(metresBetween(around, first))
      expect(first.coordType).toBe('wgs84')
    }
    expect((await provider.regeocode(question)).place).toMatchObject({ ...around, distance: 0 })
  },
)

test('Tencent: what is near comes with the address of the point, in pages', async () => {
  const first = await providers.tencent.nearby(question)
  expect(query().get('get_poi')).toBe('1')
  expect(query().get('poi_options')).toBe('page_size=10;page_index=1;radius=5000')
  expect(query().get('location')).toMatch(/^31\.18\d+,121\.30\d+$/)
  expect(first.list).toHaveLength(10)
  const last = await providers.tencent.nearby({ ...question, cursor: first.cursor })
  expect(last.list).toHaveLength(4)
  expect(last.cursor).toBeNull()
})

test('Tencent: a search says key, boundary, keyword, page size and page index', async () => {
  await providers.tencent.search({ ...question, keyword: '展馆', within: 'radius', cursor: '2' })
  expect(Object.fromEntries(query())).toMatchObject({
    key: 'key',
    keyword: '展馆',
    page_size: '10',
    page_index: '2',
  })
  expect(query().get('boundary')).toMatch(/^nearby\(31\.18\d+,121\.30\d+,5000\)$/)
  await providers.tencent.search({ ...question, keyword: '展馆', within: 'country' })
  expect(query().get('boundary')).toMatch(/^region\(全国,0,/)
})

test('Amap: 50,000 m around the point, ten a page', async () => {
  const { list, cursor } = await providers.amap.search({ ...question, keyword: '展馆', within: 'radius' })
  expect(Object.fromEntries(query())).toMatchObject({
    radius: '50000',
    offset: '10',
    page: '1',
    keywords: '展馆',
  })
  expect(query().get('location')).toMatch(/^121\.30\d+,31\.18\d+$/)
  expect(list.map(({ address }) => address).slice(0, 2)).toEqual([
    '上海市青浦区',
    '上海市青浦区崧泽大道333号',
  ])
  expect(cursor).toBe('2')
})

test('Google: a text or what is near, within 5,000 m, in the language of the reader', async () => {
  await providers.google.nearby({ ...question, locale: 'fr' })
  expect(JSON.parse(asked.at(-1)?.body.toString() ?? '')).toMatchObject({
    locationRestriction: { circle: { center: around, radius: 5000 } },
    languageCode: 'fr',
  })
  const first = await providers.google.search({ ...question, keyword: 'hall', within: 'radius' })
  expect(JSON.parse(asked.at(-1)?.body.toString() ?? '')).toMatchObject({
    textQuery: 'hall',
    locationBias: { circle: { center: around, radius: 5000 } },
  })
  const { cursor } = await providers.google.search({
    ...question,
    keyword: 'hall',
    within: 'radius',
    cursor: first.cursor,
  })
  expect(cursor).toBeNull()
})

test.each(Object.values(providers))(
  '$source: a refusal, garbage: null, and nobody asks for 30 s',
  async (provider) => {
    const clock = { now: Date.now() }
    const errors: string[] = []
    const log = { info() {}, warn() {}, error: (text: string) => errors.push(text) }
    const places = patientPlaces(provider, { log, clock: () => new Date(clock.now), cacheSeconds: 0 })
    for (const kind of ['refusal', 'garbage'] as const) {
      trouble.push(kind)
      expect(await places.nearby(question)).toBeNull()
      expect(await places.regeocode(question)).toBeNull()
      clock.now += 31_000
    }
    expect(asked).toHaveLength(2)
    expect(errors).toHaveLength(2)
    expect(errors.join()).not.toContain('key=key')
    expect((await places.nearby(question))?.list.length).toBeGreaterThan(0)
  },
)

test('the same question at once is asked once; an answer is kept only as long as the operator may', async () => {
  const clock = { now: Date.now() }
  const log = { info() {}, warn() {}, error() {} }
  const options = { log, clock: () => new Date(clock.now) }
  const none = patientPlaces(providers.amap, { ...options, cacheSeconds: 0 })
  await Promise.all([none.nearby(question), none.nearby(question), none.nearby(question)])
  expect(asked).toHaveLength(1)
  await none.nearby(question)
  expect(asked).toHaveLength(2)
  const minute = patientPlaces(providers.amap, { ...options, cacheSeconds: 60 })
  await minute.nearby(question)
  clock.now += 59_000
  await minute.nearby(question)
  expect(asked).toHaveLength(3)
  clock.now += 2_000
  await minute.nearby(question)
  expect(asked).toHaveLength(4)
})

test('a provider that is silent is given up after four seconds', async () => {
  trouble.push('silence')
  const log = { info() {}, warn() {}, error() {} }
  const places = patientPlaces(providers.tencent, { log, clock: () => new Date(), cacheSeconds: 0 })
  const began = performance.now()
  expect(await places.nearby(question)).toBeNull()
  expect(performance.now() - began).toBeLessThan(5_000)
})
