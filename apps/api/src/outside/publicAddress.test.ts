import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { allowed } from '#outside/allowedAddress.ts'
import { isPublic, lookupWithin, publicAnd, type Resolve } from '#outside/publicAddress.ts'
import { post } from '#webhook/send/post.ts'

test.each([
  ['0.0.0.0', 'this network'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'shared by a carrier'],
  ['100.100.100.200', 'metadata of Alibaba Cloud'],
  ['127.0.0.1', 'loopback'],
  ['168.63.129.16', 'metadata of Azure'],
  ['169.254.169.254', 'metadata of many clouds'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'metadata of Oracle Cloud'],
  ['192.0.2.1', 'documentation'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'none'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'IPv4 inside'],
  ['::ffff:8.8.8.8', 'IPv4 inside'],
  ['::7f00:1', 'IPv4 inside'],
  ['64:ff9b::a00:1', 'NAT64'],
  ['64:ff9b:1::1', 'NAT64'],
  ['100::1', 'discarded'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4'],
  ['3fff::1', 'documentation'],
  ['fc00::1', 'private'],
  ['fd00:ec2::254', 'metadata of AWS'],
  ['fe80::1', 'link-local'],
  ['ff02::1', 'multicast'],
  ['localhost', 'no address'],
])('%s is not of the open internet: %s', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '47.95.164.112', '172.32.0.1', '2400:3200::1', '2606:4700::1111'])(
  '%s is',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each([
  'http://2130706433/',
  'http://0x7f.1/',
  'http://127.1/',
  'http://[::ffff:7f00:1]/',
  'http://0177.0.0.1/',
])('%s is the loopback in disguise', (address) => {
  expect(() => allowed(address, undefined, { mayReach: isPublic, isPlainAllowed: true })).toThrow(
    'inner network',
  )
})

test('networks may be opened, and nothing beside them', () => {
  const mayReach = publicAnd(['10.1.0.0/16', 'fd00::/8'])
  expect(['10.1.255.1', '10.2.0.1', 'fd12::1', 'fe80::1', '1.1.1.1'].map(mayReach)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  for (const wrong of ['10.0.0.0', '10.0.0.0/33', 'here/8', '10.0.0.0/', '/8'])
    expect(() => publicAnd([wrong])).toThrow('is no network')
})

/** A name server whose answer is another each time. */
function changing(...answers: string[][]) {
  let asked = 0
  const resolve: Resolve = (_name, _options, callback) => {
    const addresses = answers[asked] ?? []
    asked += 1
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { resolve, asked: () => asked }
}

test('a name is asked for once for each connection, and one address that may not be reached refuses it', async () => {
  const names = changing(['1.1.1.1'], ['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], [])
  const lookup = lookupWithin(isPublic, names.resolve)
  const once = () =>
    new Promise((resolve) => {
      lookup('rebind.example.com', { all: true }, (error, addresses) => resolve(error?.message ?? addresses))
    })
  expect(await once()).toEqual([{ address: '1.1.1.1', family: 4 }])
  expect(await once()).toBe('rebind.example.com is an address of an inner network')
  expect(await once()).toBe('rebind.example.com is an address of an inner network')
  expect(await once()).toBe('rebind.example.com has no address')
  expect(names.asked()).toBe(4)
})

test('a name that changes its answer after it was looked at leads to the address that was looked at', async () => {
  let came = 0
  const server = createServer((_request, response) => {
    came += 1
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const mayReach = publicAnd(['127.0.0.1/32'])
  const sent = { headers: {}, body: '{}' }
  const { signal } = new AbortController()
  // The second answer, where anybody asked for it, is a machine that may not be reached.
  const names = changing(['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2'])
  const reach = { mayReach, isPlainAllowed: true, resolve: names.resolve }
  const url = `http://rebind.example.com:${port}/`
  expect(await post(url, sent, reach, signal)).toEqual({ is: 'delivered', status: 204 })
  expect(names.asked()).toBe(1)
  expect(await post(url, sent, reach, signal)).toMatchObject({
    is: 'failed',
    why: expect.stringContaining('inner'),
  })
  expect(came).toBe(1)
})
