import { expect, test, vi } from 'vitest'
import { client } from '#api/client.ts'

test('the app says with every call what it is, and in which language', () => {
  expect(client.headers({})).toMatchObject({
    pkg: 'com.mingyang100.zhzz.h5',
    vn: '2.0.1',
    platform: 'h5',
    'Accept-Language': 'zh-Hans',
  })
})

test('a packaged app says so in its headers', async () => {
  vi.stubEnv('VITE_PLATFORM', 'native')
  vi.resetModules()
  const packaged = await import('#api/client.ts')
  expect(packaged.client.headers({})).toMatchObject({
    pkg: 'com.mingyang100.zhzz.app',
    vn: '2.0.1',
    platform: 'app',
  })
  vi.unstubAllEnvs()
})
