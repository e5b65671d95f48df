import { event } from '@zhzz/contract/event/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { followSettings } from '#settings/followSettings.ts'
import { usualLive } from '#settings/live.ts'
import { liveSettings } from '#settings/liveSettings.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'

const server = await testServer({ environment: { BACKUP_HOUR: '3' } })
const { call, database } = server
const { db } = database
const chief = await addOperator(server, ['running'])

async function shown(name: string) {
  const { list } = (await call(operate.settings, {}, chief)).data
  return list.find((one) => one.name === name)
}

function save(name: string, value: string | null) {
  return call(operate.saveSetting, { name, value }, chief)
}

test('what is set is shown with the default, the environment and who set it, and can be put back', async () => {
  expect(await shown('BACKUP_HOUR')).toMatchObject({ usual: '2', environment: '3', value: null })
  await save('BACKUP_HOUR', '4')
  const set = { value: '4', changedBy: `${chief.name} (console)` }
  expect(await shown('BACKUP_HOUR')).toMatchObject(set)
  await save('BACKUP_HOUR', null)
  expect(await shown('BACKUP_HOUR')).toMatchObject({ value: null, changedBy: null })
})

test('this server and another on the same database follow', async () => {
  const counting = async () => {
    const click = { at: new Date().toISOString(), page: '/pages/home/home', target: 'search' }
    return (await call(event.batch, { visit: crypto.randomUUID(), clicks: [click] })).data.counting
  }
  expect(await counting()).toBe(true)
  const other = followSettings(db, usualLive, { info() {}, warn() {}, error() {} })
  await save('ANALYTICS', 'off')
  await expect.poll(counting, { timeout: 20_000 }).toBe(false)
  await expect.poll(() => other.now().countClicks, { timeout: 20_000 }).toBe(false)
  await save('ANALYTICS', null)
  await expect.poll(counting, { timeout: 20_000 }).toBe(true)
  await other.stop()
})

test.each([
  ['BACKUP_HOUR', '24', 'BACKUP_HOUR is not a whole number from 0 to 23'],
  ['ANALYTICS', 'maybe', 'ANALYTICS: there are on and off'],
  ['NEWS_FEEDS', 'http://feeds.example.com/a', 'NEWS_FEEDS: http://feeds.example.com/a: http: is not https:'],
  ['CALL_FROM_HOUR', '21', 'CALL_FROM_HOUR is not before CALL_TO_HOUR'],
])('%s=%s is refused in words, and nothing is kept', async (name, value, said) => {
  const refused = await save(name, value)
  expect([refused.failure, refused.detail]).toEqual(['invalid', { fields: ['value'], said }])
  expect(await shown(name)).toMatchObject({ value: null })
})

test('no secret, and nothing that is read at the start alone, can be set or is shown', async () => {
  for (const name of ['SECRET_KEY', 'SMTP_URL', 'PORT', 'DATABASE_URL', 'NO_SUCH'])
    expect((await save(name, 'x')).failure).toBe('notFound')
  expect([...liveSettings.values()].filter(({ isSecret }) => isSecret)).toEqual([])
  await db
    .insertInto('runtimeSetting')
    .values({ name: 'PORT', value: '1', changedBy: 'test', changedAt: new Date() })
    .execute()
  expect(await shown('PORT')).toBeUndefined()
})
