import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server
const location = {
  name: '国家会展中心（上海）',
  address: '崧泽大道333号',
  distance: 120,
  latitude: 31.1906,
  longitude: 121.2998,
}

test('a record keeps the place that was picked until it is taken out; nothing that is no place is kept', async () => {
  const who = await signIn(server)
  const { id: targetId } = await addCompany(server)
  const fields = { followType: 'onsite', content: '在展馆见面', followTime: clock.now.toISOString() } as const
  const target = { targetType: 'company', targetId } as const
  const saved = await call(followUp.save, { ...fields, ...target, clientUid: uuid(), location }, who)
  expect(saved.data.location).toEqual({ ...location, coordType: 'wgs84' })
  const { id, version } = saved.data
  expect((await call(followUp.detail, { id }, who)).data.location).toMatchObject(location)
  const edited = await call(followUp.edit, { ...fields, id, version, location: null }, who)
  expect(edited.data.location).toBeNull()
  const wrong = { ...fields, ...target, clientUid: uuid(), location: { ...location, latitude: 91 } }
  expect((await call(followUp.save, wrong, who)).failure).toBe('invalid')
})
