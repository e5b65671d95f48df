import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'
import { photo, video } from '#upload/testFiles.ts'

const server = await testServer()
const { app, clock, database } = server
const owner = await signIn(server)
const day = 86_400_000

async function send(payload: Buffer, { token = owner.token, type = 'image/jpeg' } = {}) {
  const query = new URLSearchParams({ scene: 'followUp', clientUid: uuid() })
  const headers = { 'jwt-token': token, 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: `${upload.file.path}?${query}`, headers, payload })
  const { code, data } = answer.json()
  return { failure: code === 200 ? null : data.failure, file: data }
}

const open = (url: string) => app.inject({ url })

test('a link ends with the seat of whom it was made for, and holds for colleagues', async () => {
  const boss = await signIn(server, 'team')
  const guest = await signIn(server)
  const invited = await server.call(team.inviteMember, { phone: guest.phone, role: 'member' }, boss)
  const answer = { invitationId: invited.data.invitationId, accepted: true }
  const subAccountId = (await server.call(team.answerInvitation, answer, guest)).data.subAccountId ?? ''
  const { token } = (await server.call(person.switchSubAccount, { subAccountId }, guest)).data
  const payload = await photo()
  const [seen, own] = [await send(payload, { token }), await send(payload, { token: boss.token })]
  for (const { file } of [seen, own]) expect((await open(file.url)).statusCode).toBe(200)
  await server.call(team.disableMember, { subAccountId }, boss)
  expect((await open(seen.file.url)).statusCode).toBe(404)
  expect((await open(seen.file.thumbUrl ?? '')).statusCode).toBe(404)
  expect((await open(own.file.url)).statusCode).toBe(200)
  const stolen = seen.file.url.replace(subAccountId, boss.subAccountId)
  expect((await open(stolen)).statusCode).toBe(404)
})

test('a tenant sends so many bytes a day as its plan says, colleagues together, and anew the next day', async () => {
  const sender = await signIn(server)
  const limit = 10
  await database.db
    .updateTable('planQuota')
    .set({ limitValue: limit })
    .where('planCode', '=', 'free')
    .where('quotaCode', '=', 'upload_mb')
    .execute()
  const film = (megabytes: number) =>
    send(video(5, { filling: megabytes * 1024 ** 2 }), { token: sender.token, type: 'video/mp4' })
  const together = await Promise.all([film(4), film(4), film(4), film(4)])
  expect(together.map(({ failure }) => failure ?? 'kept').toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'kept',
    'kept',
    'uploadsUsedUp',
    'uploadsUsedUp',
  ])
  const lying = await database.db
    .selectFrom('uploadFile')
    .where('tenantId', '=', sender.tenantId)
    .select((row) => row.fn.sum<number>('size').as('bytes'))
    .executeTakeFirst()
  expect(Number(lying?.bytes)).toBeLessThan(limit * 1024 ** 2)
  expect((await film(1)).failure).toBeNull()
  expect((await film(1)).failure).toBe('uploadsUsedUp')
  const refused = await send(Buffer.from('no picture'), { token: sender.token })
  expect(refused.failure).toBe('unsupportedFile')
  expect((await send(await photo())).failure).toBeNull()
  clock.now = new Date(clock.now.getTime() + day)
  expect((await film(1)).failure).toBeNull()
  clock.now = new Date()
})
