import { appVersion } from '@zhzz/contract/appVersion/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { expect, test } from 'vitest'
import { type Live, liveOf, usualLive } from '#settings/live.ts'
import { readConfig } from '#start/config.ts'
import { testServer } from '#testing/testServer.ts'

let live: Live = usualLive
const key = Array.from({ length: 32 }, () => '0F').join(':')
const server = await testServer({
  appCalls: true,
  appLinks: { androidKeys: [key], iosTeam: 'ABCDE12345' },
  live: () => live,
})
const { app, call, raw } = server
const { path } = reference.queryRegionTree

test('the app is told what the stores have, and where; nothing where the operator named nothing', async () => {
  expect((await call(appVersion.latest, { system: 'ios' })).data).toEqual({ release: null })
  live = liveOf({ APP_RELEASE: '1.0.2 102', APP_ANDROID_STORE: 'https://store.example.com/a' }, usualLive)
  const release = { version: '1.0.2', code: 102 }
  expect((await call(appVersion.latest, { system: 'android' })).data).toEqual({
    release: { ...release, address: 'https://store.example.com/a' },
  })
  expect((await call(appVersion.latest, { system: 'ios' })).data).toEqual({
    release: { ...release, address: null },
  })
})

test.each(['https://localhost', 'capacitor://localhost'])(
  '%s may call, and read what the client reads',
  async (origin) => {
    const asked = await app.inject({
      method: 'OPTIONS',
      url: path,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type,jwt-token,pkg,platform,vn',
      },
    })
    expect(asked.statusCode).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, idempotency-key, jwt-token, pkg, platform, vn',
      vary: expect.stringContaining('origin'),
    })
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
    const answer = await raw(reference.queryRegionTree, {}, { headers: { origin } })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date, retry-after',
    })
  },
)

test.each([
  'http://localhost',
  'https://localhost:8443',
  'https://localhost.example.com',
  'null',
  'https://evil.example.com',
])('%s may not', async (origin) => {
  const asked = await app.inject({
    method: 'OPTIONS',
    url: path,
    headers: { origin, 'access-control-request-method': 'GET' },
  })
  expect(asked.statusCode).toBe(404)
  const answer = await raw(reference.queryRegionTree, {}, { headers: { origin } })
  for (const { headers } of [asked, answer])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('links to our pages open the app: both systems find what says so', async () => {
  const [android, ios] = await Promise.all([
    app.inject('/.well-known/assetlinks.json'),
    app.inject('/.well-known/apple-app-site-association'),
  ])
  expect(android.json()[0].target).toEqual({
    namespace: 'android_app',
    package_name: 'com.mingyang100.zhzz.app',
    sha256_cert_fingerprints: [key],
  })
  expect(ios.headers['content-type']).toMatch(/^application\/json/)
  expect(ios.json().applinks.details).toEqual([
    { appIDs: ['ABCDE12345.com.mingyang100.zhzz.app'], components: [{ '/': '/h5/pages/*' }] },
  ])
})

test('without the settings nobody calls from elsewhere, and there is neither file', async () => {
  const plain = await testServer()
  const origin = 'https://localhost'
  const answer = await plain.raw(reference.queryRegionTree, {}, { headers: { origin } })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  for (const name of ['assetlinks.json', 'apple-app-site-association'])
    expect((await plain.app.inject(`/.well-known/${name}`)).statusCode).toBe(404)
})

test.each([
  [{ APP_RELEASE: '1.0.2' }, 'APP_RELEASE=1.0.2 is not a version and its code like 1.0.2 102'],
  [{ APP_ANDROID_KEYS: '0F:A1' }, 'APP_ANDROID_KEYS=0F:A1: 0F:A1 is not 32 bytes like 0F:A1:…'],
])('%j is refused in a sentence', (env, sentence) => {
  expect(() => readConfig(env, silent)).toThrow(new Error(sentence))
})
