import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { fakeServer } from '#testing/fakeServer.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'
import { fakeS3, settings } from '#upload/fakeS3.ts'
import { s3Storage } from '#upload/s3Storage.ts'
import { storageFromEnvironment } from '#upload/settings.ts'
import { photo } from '#upload/testFiles.ts'

const { answer, objects } = fakeS3()
const endpoint = await fakeServer(answer)
const folder = mkdtempSync(join(tmpdir(), 'zhzz-s3-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const storage = s3Storage({ ...settings, endpoint })
const path = join(folder, 'object')
const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
writeFileSync(path, bytes)

test('puts, gets, gets a part, removes; the bytes are the same to the last', async () => {
  await storage.put('2026/11/a.webp', path, 'image/webp')
  expect(objects.get('2026/11/a.webp')?.equals(bytes)).toBe(true)
  expect(Buffer.concat(await (await storage.get('2026/11/a.webp')).toArray()).equals(bytes)).toBe(true)
  const part = await storage.get('2026/11/a.webp', { first: 1000, last: 1999 })
  expect(Buffer.concat(await part.toArray()).equals(bytes.subarray(1000, 2000))).toBe(true)
  await storage.remove('2026/11/a.webp')
  await storage.remove('2026/11/a.webp')
  await expect(storage.get('2026/11/a.webp')).rejects.toThrow('404')
})

test('a wrong secret is refused by the storage, and said', async () => {
  const wrong = s3Storage({ ...settings, endpoint, secret: 'wrong' })
  await expect(wrong.put('b', path, 'image/webp')).rejects.toThrow('403')
  expect(objects.size).toBe(0)
})

test('where S3 is set, uploads go there and are opened from there; when it is away, the sender may try again', async () => {
  const env = {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: settings.bucket,
    FILES_S3_REGION: settings.region,
    FILES_S3_KEY_ID: settings.keyId,
    FILES_S3_SECRET: settings.secret,
  }
  const server = await testServer({ storage: storageFromEnvironment(env, folder) })
  const { token } = await signIn(server)
  const query = new URLSearchParams({ scene: 'followUp', clientUid: uuid() })
  const url = `${upload.file.path}?${query}`
  const sent = { method: 'POST', url, headers: { 'jwt-token': token }, payload: await photo() } as const
  const { data } = (await server.app.inject(sent)).json()
  expect(objects.size).toBe(2)
  expect((await server.app.inject({ url: data.url })).rawPayload).toHaveLength(data.size)
  const away = await testServer({ storage: s3Storage({ ...settings, endpoint: 'http://127.0.0.1:9' }) })
  const other = await signIn(away)
  const refused = await away.app.inject({ ...sent, headers: { 'jwt-token': other.token } })
  expect([refused.statusCode, refused.json().data.failure]).toEqual([503, 'busy'])
  expect(() => storageFromEnvironment({ ...env, FILES_S3_SECRET: '' }, folder)).toThrow('FILES_S3_SECRET')
})
