import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filePath, upload } from '@zhzz/contract/upload/calls.ts'
import { maxPictureBytes } from '@zhzz/contract/upload/limits.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'
import { localStorage } from '#upload/localStorage.ts'
import { sweepFiles } from '#upload/sweep.ts'
import { photo, video } from '#upload/testFiles.ts'

const server = await testServer()
const { app, clock, database, files, errors } = server
const owner = await signIn(server)
const day = 86_400_000

type Sent = { scene?: string; clientUid?: string; name?: string; token?: string; type?: string }
type Answer = { status: number; failure: string | null; file: StoredFile }

async function send(
  payload: Buffer,
  {
    scene = 'followUp',
    clientUid = uuid(),
    name = 'a.jpg',
    token = owner.token,
    type = 'image/jpeg',
  }: Sent = {},
): Promise<Answer> {
  const query = new URLSearchParams({ scene, clientUid, name })
  const headers = { 'jwt-token': token, 'content-type': type }
  const answer = await app.inject({ method: 'POST', url: `${upload.file.path}?${query}`, headers, payload })
  const { code, data } = answer.json()
  if (code === 200) upload.file.output.parse(data)
  return { status: answer.statusCode, failure: code === 200 ? null : data.failure, file: data }
}

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

/** By way of a file: the server has closed the readers of everything else. */
async function described(picture: Buffer) {
  const path = join(files, 'described')
  writeFileSync(path, picture)
  return await sharp(path)
    .metadata()
    .finally(() => rmSync(path))
}

/** What lies in the storage, by the names of the files. */
function stored(): string[] {
  return readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1))
}

test('a photograph comes back upright as WebP, at most 2560 px, with a thumbnail and without its place and owner', async () => {
  const original = await photo(3000, 2000)
  expect(original.includes('canary-owner')).toBe(true)
  const { file } = await send(original)
  expect(file).toMatchObject({ kind: 'picture', width: 1707, height: 2560, durationSeconds: null })
  const whole = await open(file.url)
  expect(whole.rawPayload).toHaveLength(file.size)
  const shown = await described(whole.rawPayload)
  expect(shown).toMatchObject({
    format: 'webp',
    width: 1707,
    height: 2560,
  })
  expect(shown.exif).toBeUndefined()
  expect(whole.rawPayload.includes('canary-owner')).toBe(false)
  const thumb = await open(file.thumbUrl ?? '')
  expect(await described(thumb.rawPayload)).toMatchObject({ format: 'webp', width: 320, height: 320 })
})

test('a file is sent so that no browser takes it for a page', async () => {
  const { file } = await send(await photo())
  const { headers } = await open(file.url)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="${file.id}.webp"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=86400, immutable',
  })
})

test('a file of a tenant opens by its signed link only, for a day and at most two; a face opens by its id', async () => {
  const { file } = await send(await photo())
  const other = await send(await photo())
  const pass = file.url.split('?')[1] ?? ''
  const bare = `${filePath}/${file.id}`
  for (const url of [
    bare,
    `${filePath}/${other.file.id}?${pass}`,
    `${bare}?${pass.replace(/e=\d/, 'e=9')}`,
    `${bare}?${pass.slice(0, -1)}`,
    `${bare}?e=99999999999&s=`,
    `${filePath}/${uuid()}?${pass}`,
    `${filePath}/..%2f..%2fsecret.key?${pass}`,
    `${filePath}/x`,
  ])
    expect([url, (await open(url)).statusCode]).toEqual([url, 404])
  expect((await open(bare, { 'jwt-token': owner.token })).statusCode).toBe(404)
  clock.now = new Date(clock.now.getTime() + day - 1000)
  expect((await open(file.url)).statusCode).toBe(200)
  clock.now = new Date(clock.now.getTime() + day + 2000)
  expect((await open(file.url)).statusCode).toBe(404)
  clock.now = new Date()
  const face = await send(await photo(), { scene: 'avatar' })
  expect(face.file.url).toBe(`${filePath}/${face.file.id}`)
  expect((await open(face.file.url)).statusCode).toBe(200)
})

test('an upload repeated with its clientUid is one file, also when both come at once; another person’s is another', async () => {
  const clientUid = uuid()
  const payload = await photo()
  const before = stored().length
  const [first, second] = await Promise.all([send(payload, { clientUid }), send(payload, { clientUid })])
  const third = await send(payload, { clientUid })
  expect(new Set([first.file.id, second.file.id, third.file.id]).size).toBe(1)
  const foreign = await send(payload, { clientUid, token: (await signIn(server)).token })
  expect(foreign.file.id).not.toBe(first.file.id)
  const later = new Date(clock.now.getTime() + 2 * 3600_000)
  await sweepFiles(database.db, localStorage(files), later)
  expect(stored()).toHaveLength(before + 4)
})

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
  .png({ compressionLevel: 9 })
  .toBuffer()

test.each([
  ['SVG', Buffer.from(svg)],
  ['SVG behind a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page called PNG', Buffer.concat([png, Buffer.from('<html><script>alert(1)</script></html>')])],
  ['SVG called JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)])],
  ['64 million pixels', bomb],
  ['half a photograph', (await photo()).subarray(0, 1500)],
  ['a zip', Buffer.from('504b0304140000000800', 'hex')],
  ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['nothing', Buffer.alloc(0)],
  ['a video without a picture', video(10, { handler: 'soun' })],
  ['a video that does not say how long it is', video(0)],
  ['a video of nothing but its beginning', video(10).subarray(0, 24)],
])('%s is refused and leaves nothing behind', async (_what, payload) => {
  const before = stored()
  expect(await send(payload)).toMatchObject({ status: 400, failure: 'unsupportedFile' })
  expect(stored()).toEqual(before)
  expect(errors).toEqual([])
})

test('what stands behind the picture in the same file is gone', async () => {
  const { file } = await send(Buffer.concat([await photo(), Buffer.from('<script>canary</script>')]))
  expect((await open(file.url)).rawPayload.includes('canary')).toBe(false)
})

test('a picture of one byte too many is too large, whatever it calls itself', async () => {
  const payload = Buffer.concat([png, Buffer.alloc(maxPictureBytes - 7)])
  expect(await send(payload, { type: 'video/mp4' })).toMatchObject({ status: 413, failure: 'tooLarge' })
  expect((await send(payload.subarray(0, -1))).failure).toBe('unsupportedFile')
})

test.each([
  [60, {}, null],
  [60.1, {}, 'videoTooLong'],
  [59, { fragments: true }, null],
  [61, { fragments: true }, 'videoTooLong'],
])('a video of %d seconds (%j): %s', async (seconds, how, failure) => {
  const answer = await send(video(seconds, how), { type: 'video/mp4' })
  expect(answer.failure).toBe(failure)
  const kept = { kind: 'video', durationSeconds: seconds, thumbUrl: null }
  expect(answer.file).toMatchObject(failure === null ? kept : { failure })
})

test('a video plays in parts, and is no face', async () => {
  const payload = video(5, { filling: 5000 })
  const { file } = await send(payload)
  const part = await open(file.url, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${payload.length}`])
  expect(part.rawPayload.equals(payload.subarray(100, 200))).toBe(true)
  const end = await open(file.url, { range: 'bytes=-10' })
  expect(end.rawPayload.equals(payload.subarray(-10))).toBe(true)
  expect((await open(file.url, { range: `bytes=${payload.length}-` })).statusCode).toBe(416)
  expect((await send(payload, { scene: 'avatar' })).failure).toBe('unsupportedFile')
})

test('the sender’s name for a file is kept as text and reaches no path and no header', async () => {
  const name = '../../etc/passwd\r\nX-Evil: 1".svg'
  const { file } = await send(await photo(), { name })
  const row = await database.db
    .selectFrom('uploadFile')
    .where('id', '=', file.id)
    .selectAll()
    .executeTakeFirst()
  expect(row).toMatchObject({ name, key: expect.stringMatching(/^\d{4}\/\d{2}\/[0-9a-f-]{36}\.webp$/) })
  expect(JSON.stringify((await open(file.url)).headers)).not.toMatch(/Evil|passwd/i)
})

test('what belongs to nothing after two days goes, row and bytes; a face in use stays', async () => {
  const loose = await send(await photo())
  const face = await send(await photo(), { scene: 'avatar' })
  await database.db
    .updateTable('subAccount')
    .set({ avatarUrl: face.file.url })
    .where('id', '=', owner.subAccountId)
    .execute()
  const keys = () => stored().filter((path) => path.includes(loose.file.id))
  await sweepFiles(database.db, localStorage(files), new Date(clock.now.getTime() + 47 * 3600_000))
  expect(keys()).toHaveLength(2)
  await sweepFiles(database.db, localStorage(files), new Date(clock.now.getTime() + 49 * 3600_000))
  expect(keys()).toEqual([])
  expect((await open(face.file.url)).statusCode).toBe(200)
  expect((await open(loose.file.url)).statusCode).toBe(404)
})

test('when a tenant is removed, the bytes of its files go too', async () => {
  const gone = await signIn(server)
  const { file } = await send(await photo(), { token: gone.token })
  await database.db.deleteFrom('tenant').where('id', '=', gone.tenantId).execute()
  await sweepFiles(database.db, localStorage(files), new Date(Date.now() + 1000))
  expect(stored().filter((path) => path.includes(file.id))).toEqual([])
})
