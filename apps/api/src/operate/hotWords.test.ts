import { operate } from '@zhzz/contract/operate/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { shanghaiDay } from '#day.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
const clerk = await addOperator(server, ['content'])
const { id: companyId } = await addCompany(server)
await addEdition(server, { days: 20, entries: 1, companyId })
const dayIn = (days: number) => shanghaiDay(new Date(clock.now.getTime() + days * 86_400_000))
const always = { from: null, until: null }

async function shown(language = 'zh-Hans') {
  return (await call(search.hotWords, {}, { headers: { 'accept-language': language } })).data
}

test('words that are set come first, in their order and on their days, in their language alone', async () => {
  const usual = await shown()
  const list = [
    { word: '智能仓储', ...always },
    { word: '昨天结束', from: null, until: dayIn(-1) },
    { word: '明天开始', from: dayIn(1), until: null },
    { word: '今天', from: dayIn(0), until: dayIn(0) },
  ]
  await call(operate.saveHotWords, { locale: 'zh-Hans', list }, clerk)
  expect(await shown()).toEqual(['智能仓储', '今天', ...usual].slice(0, 10))
  expect(await shown('en')).not.toContain('智能仓储')
  const { data } = await call(operate.hotWordsSet, { locale: 'zh-Hans' }, clerk)
  expect(data.list).toMatchObject(list.map((one) => ({ ...one, setBy: `${clerk.name} (console)` })))
  expect(data.usual).toEqual(usual)
  await call(operate.saveHotWords, { locale: 'zh-Hans', list: [] }, clerk)
  expect(await shown()).toEqual(usual)
})

test('the same word twice, eleven words, and an end before the begin are refused', async () => {
  const save = async (list: { word: string; from: string | null; until: string | null }[]) =>
    (await call(operate.saveHotWords, { locale: 'en', list }, clerk)).failure
  expect(
    await save([
      { word: 'laser', ...always },
      { word: 'laser', ...always },
    ]),
  ).toBe('conflict')
  expect(await save(Array.from({ length: 11 }, (_, at) => ({ word: `w${at}`, ...always })))).toBe('invalid')
  expect(await save([{ word: 'laser', from: dayIn(2), until: dayIn(1) }])).toBe('invalid')
})

test('customer service is what the operator has set', async () => {
  expect((await call(operate.shownCustomerService, {}, clerk)).data.phone).toBe('')
  const contact = { phone: '400-800-0007', qr: null, workTime: '09:00–18:00' }
  await call(operate.saveCustomerService, contact, clerk)
  const told = (await call(reference.customerServiceInfo, {})).data
  expect(told).toMatchObject({ phone: '400-800-0007', workTime: '09:00–18:00' })
  expect(told.qrCode).toMatch(/^data:image\/svg/)
  expect((await call(operate.shownCustomerService, {}, clerk)).data).toEqual(told)
  const wrong = { ...contact, qr: 'http://example.com/a.png' }
  expect((await call(operate.saveCustomerService, wrong, clerk)).failure).toBe('invalid')
})
