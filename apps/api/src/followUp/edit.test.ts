import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock } = server

test('a record about an exhibition stays with it; an edition that does not exist is refused', async () => {
  const person = await signIn(server)
  const edition = await addEdition(server, {})
  const fields = { followType: 'phone' as const, content: '主办方', followTime: clock.now.toISOString() }
  const target = { targetType: 'exhibition' as const, targetId: edition.id, clientUid: uuid() }
  const { id } = (await call(followUp.save, { ...fields, ...target }, person)).data
  const unknown = { ...fields, id, version: 1, editionId: uuid() }
  expect(await call(followUp.edit, unknown, person)).toMatchObject({
    failure: 'invalid',
    detail: { fields: ['editionId'] },
  })
  const edited = await call(followUp.edit, { ...fields, id, version: 1, content: '主办方，改过' }, person)
  expect(edited.data).toMatchObject({ targetName: edition.name, editionId: edition.id, version: 2 })
})
