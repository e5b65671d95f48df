import { expect, test } from 'vitest'
import { client } from '#api/client.ts'
import { identity } from '#platform/native/identity.ts'

test('the app says with every call what it is, and in which language', () => {
  expect(client.headers({})).toMatchObject({
    pkg: 'com.mingyang100.zhzz.h5',
    vn: '2.0.1',
    platform: 'h5',
    'Accept-Language': 'zh-Hans',
  })
})

test('a packaged app says so in its headers', () => {
  expect(identity).toEqual({ pkg: 'com.mingyang100.zhzz.app', vn: '1.0.1', platform: 'app' })
})
