import { message } from '@zhzz/contract/message/calls.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { hasMailServer, startMailServer } from '#channel/fakeMailServer.ts'
import { channelsFromEnvironment, noChannelSettings, openChannels } from '#channel/settings.ts'
import { noon, telling } from '#channel/testTold.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

if (!hasMailServer) process.stderr.write('no mail is sent in tests: apt-get install python3-aiosmtpd\n')
const started = hasMailServer ? await startMailServer() : null
afterAll(() => started?.close())
const mailed = started?.mailed ?? []
const database = await testDatabase()
const sealing = sealingOf(Buffer.alloc(32, 7))
const appUrl = 'https://h5.example.com'
const settings = { url: started?.url ?? 'smtp://127.0.0.1:9', from: '智慧会展 <notice@example.com>', appUrl }
const channels = openChannels({ ...noChannelSettings, appUrl, mail: settings }, { db: database.db, sealing })
const server = await testServer({ database, sealing, channels })
const { app, call, clock } = server
clock.now = noon
const { tell, round, states } = telling(server, channels)

beforeEach(async () => {
  mailed.length = 0
  await database.pool.query('delete from message_target')
})

/** The newest mail to an address, or that of a subject. */
const last = (to: string, subject?: string) =>
  vi.waitFor(() => {
    const mail = mailed.findLast((one) => one.to.includes(to) && (subject ?? one.subject) === one.subject)
    if (mail === undefined) throw new Error(`no mail to ${to}`)
    return mail
  })

async function confirmed(address: string, headers: Record<string, string> = {}) {
  const viewer = await signIn(server)
  await call(message.sendEmailCode, { address }, { ...viewer, headers, key: uuid() })
  const code = /\d{6}/.exec((await last(address)).subject)?.[0] ?? ''
  const { failure } = await call(message.confirmEmail, { code }, { ...viewer, key: uuid() })
  expect(failure).toBeNull()
  return viewer
}

test.skipIf(!hasMailServer)('nothing is written to an address before its code has come back', async () => {
  const viewer = await signIn(server)
  const address = 'one@example.com'
  await call(message.sendEmailCode, { address }, { ...viewer, key: uuid() })
  const mail = await last(address)
  expect(mail.headers['list-unsubscribe']).toBeUndefined()
  await tell(viewer.subAccountId, '太早')
  const confirm = async (code: string) =>
    (await call(message.confirmEmail, { code }, { ...viewer, key: uuid() })).failure
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await confirm(wrong)).toBe('wrongCode')
  expect(await confirm(code)).toBeNull()
  await round()
  expect(await states()).toEqual([])
  expect((await call(message.targets, {}, viewer)).data.email).toEqual({
    address,
    isConfirmed: true,
    isRefused: false,
  })
  // Kept sealed.
  const { rows } = await database.pool.query("select * from message_target where channel = 'email'")
  expect(JSON.stringify(rows)).not.toContain(address)
})

test.skipIf(!hasMailServer)(
  'five wrong codes end the sixth, right one; so does a quarter of an hour',
  async () => {
    const viewer = await signIn(server)
    const codeOf = async (address: string) => {
      await call(message.sendEmailCode, { address }, { ...viewer, key: uuid() })
      return /\d{6}/.exec((await last(address)).subject)?.[0] ?? ''
    }
    const confirm = async (code: string) =>
      (await call(message.confirmEmail, { code }, { ...viewer, key: uuid() })).failure
    const code = await codeOf('two@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let at = 0; at < 5; at++) expect(await confirm(wrong)).toBe('wrongCode')
    expect(await confirm(code)).toBe('wrongCode')
    const next = await codeOf('three@example.com')
    clock.now = new Date(noon.getTime() + 16 * 60_000)
    expect(await confirm(next)).toBe('wrongCode')
    clock.now = noon
  },
)

test.skipIf(!hasMailServer)(
  'a message is a mail in the language of the person, with its link and the way out, once',
  async () => {
    const { subAccountId } = await confirmed('four@example.com', { 'accept-language': 'fr' })
    await tell(subAccountId, '岚湖机床展')
    await Promise.all([round(), round()])
    const mail = await last('four@example.com', '岚湖机床展')
    expect(mailed.filter(({ subject }) => subject === '岚湖机床展')).toEqual([mail])
    expect(mail.text.replaceAll('\r', '')).toMatch(
      /^Liste publiée : 320 exposants\n\nOuvrir: https:\/\/h5\.example\.com\/h5\/pages\/home\/message\?open=/,
    )
    expect(mail.headers).toMatchObject({
      from: '智慧会展 <notice@example.com>',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-unsubscribe': expect.stringMatching(/^<https:\/\/h5\.example\.com\/unsubscribe\/[\w.-]+>$/),
    })
  },
)

test.skipIf(!hasMailServer)(
  'the way out needs no sign-in: looking ends nothing, one POST does, as mail programs send it',
  async () => {
    const viewer = await confirmed('five@example.com')
    await tell(viewer.subAccountId, '展')
    await round()
    const header = (await last('five@example.com', '展')).headers['list-unsubscribe'] ?? ''
    const url = new URL(header.slice(1, -1)).pathname
    const isOn = async () => (await call(message.targets, {}, viewer)).data.email !== null
    const looked = await app.inject({ url })
    expect([looked.statusCode, looked.body.includes('<form method="post">'), await isOn()]).toEqual([
      200,
      true,
      true,
    ])
    const forged = url.replace(/\..(?=[\w-]{42}$)/, (head) => (head === '.A' ? '.B' : '.A'))
    expect((await app.inject({ method: 'POST', url: forged })).statusCode).toBe(404)
    const body = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }
    for (const _ of [1, 2]) {
      const ended = await app.inject({ method: 'POST', url, ...body })
      expect([ended.statusCode, ended.body.includes('已退订'), await isOn()]).toEqual([200, true, false])
    }
  },
)

test.skipIf(!hasMailServer)(
  'an address that no longer is one is said to be gone; a server that is busy is asked again',
  async () => {
    const viewer = await confirmed('six@example.com')
    const swap = (address: string) =>
      database.pool.query('update message_target set address_enc = $1', [sealing.encrypt(address)])
    await swap('later@example.com')
    await tell(viewer.subAccountId, '展')
    await round()
    expect(await states()).toMatchObject([{ state: 'waiting', why: 'the mail server answers 451' }])
    await swap('gone@example.com')
    await round(new Date(noon.getTime() + 31_000))
    expect(await states()).toMatchObject([{ state: 'failed', why: 'the mail server answers 550' }])
    expect((await call(message.targets, {}, viewer)).data.email?.isRefused).toBe(true)
  },
)

test('a mail server that is away is asked again; settings that cannot work are refused at the start', async () => {
  const away = openChannels(
    { ...noChannelSettings, mail: { ...settings, url: 'smtp://127.0.0.1:9' } },
    { db: database.db, sealing },
  )
  const told = { id: uuid(), title: '展', body: '', path: '', isUrgent: false, locale: 'en' } as const
  expect(await away.email?.send('a@example.com', told)).toMatchObject({ is: 'again' })
  expect(channelsFromEnvironment({}).mail).toBeUndefined()
  const mail = { SMTP_URL: 'smtps://smtp.example.com', MAIL_FROM: 'a@example.com', HOSTS: 'h5.example.com' }
  expect(channelsFromEnvironment(mail).mail?.appUrl).toBe('https://h5.example.com')
  expect(() => channelsFromEnvironment({ ...mail, HOSTS: '' })).toThrow('APP_URL or HOSTS')
  expect(() => channelsFromEnvironment({ ...mail, MAIL_FROM: '' })).toThrow('MAIL_FROM')
  expect(() => channelsFromEnvironment({ ...mail, SMTP_URL: 'smtp.example.com' })).toThrow('SMTP_URL')
})
