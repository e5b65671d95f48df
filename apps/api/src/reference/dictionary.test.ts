import { reference } from '@zhzz/contract/reference/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCustomerService } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
await loadReference(database.pool)

test('a dictionary comes as a tree in the language asked for; an unknown one is not found', async () => {
  const chinese = await call(reference.getTreeDictionary, { type: 'follow_type' })
  const english = await call(reference.getTreeDictionary, { type: 'follow_type', locale: 'en' })
  expect(chinese.data.map(({ code }) => code)).toEqual(english.data.map(({ code }) => code))
  expect(chinese.data.find(({ code }) => code === 'phone')?.label).toMatch(/\p{Script=Han}/u)
  expect(english.data.find(({ code }) => code === 'phone')?.label).toMatch(/^[A-Za-z ]+$/)
  expect((await call(reference.getTreeDictionary, { type: 'no_such' })).failure).toBe('notFound')
})

test('several dictionaries come at once, each under its type; an unknown one is empty', async () => {
  const typeList = ['follow_result', 'follow_type', 'no_such']
  const { data } = await call(reference.getTreeDictionaryByTypeList, { typeList })
  expect(Object.keys(data)).toEqual(typeList)
  expect(data['follow_type']).toEqual((await call(reference.getTreeDictionary, { type: 'follow_type' })).data)
  expect(data['no_such']).toEqual([])
})

test('the region tree goes as deep as asked, from where asked', async () => {
  const { data: provinces } = await call(reference.queryRegionTree, { level: 1 })
  expect(provinces.every(({ level, children }) => level === 1 && children.length === 0)).toBe(true)
  const { data: tree } = await call(reference.queryRegionTree, {})
  const guangdong = tree.find(({ code }) => code === '440000')
  const shenzhen = guangdong?.children.find(({ code }) => code === '440300')
  expect(shenzhen).toMatchObject({ name: '深圳市', englishName: 'Shenzhen' })
  const { data: cities } = await call(reference.queryRegionTree, { parentCode: '440000' })
  expect(cities.map(({ code }) => code)).toContain('440300')
})

test('customer service answers with its QR code and its telephone', async () => {
  await addCustomerService(server, { qrCode: '/h5/files/service.png', phone: '400-123-4567' })
  const { data } = await call(reference.customerServiceInfo, {})
  expect(data).toEqual({ qrCode: '/h5/files/service.png', phone: '400-123-4567', workTime: null })
})
