import { reference } from '@zhzz/contract/reference/calls.ts'
import { expect, test } from 'vitest'
import { sourcesIn, whatIsWrong } from '#testing/answersHold.ts'

const good = { qrCode: null, phone: '400', workTime: null }
const notFound = { failure: 'notFound', detail: null }
const put = (envelope: object) => JSON.stringify({ code: 200, msg: 'success', data: good, ...envelope })

test.each([
  ['as declared', 200, put({}), /^nothing wrong$/],
  ['with a field too many', 200, put({ data: { ...good, phoneOfOwner: '1' } }), /more than/],
  ['with a field too few', 200, put({ data: { qrCode: null, workTime: null } }), /phone/],
  ['with more in the envelope', 200, put({ stack: '' }), /envelope/],
  [
    'with an undeclared failure',
    404,
    put({ code: 404, msg: '访问资源不存在', data: notFound }),
    /undeclared/,
  ],
  [
    'with a failure and the wrong status',
    200,
    put({ code: 401, msg: '登录失效', data: { failure: 'signedOut', detail: null } }),
    /badly put/,
  ],
  [
    'with a failure that tells more',
    401,
    put({ code: 401, msg: '登录失效', data: { failure: 'signedOut', detail: null, sql: '' } }),
    /a failure of/,
  ],
])('an answer %s', (_what, status, payload, wrong) => {
  const said = whatIsWrong(reference.customerServiceInfo, status, payload)
  expect(said ?? 'nothing wrong').toMatch(wrong)
})

test('sources are found wherever an answer has them, addresses are none', () => {
  const answer = {
    provenance: { source: 'a', sourceUrl: 'https://example.com/a.csv', asOf: '2026-01-01' },
    contacts: [{ sources: [{ sourceName: 'b', seenAt: null }] }],
    sources: ['c'],
    resource: 'd.csv',
  }
  expect(sourcesIn(answer)).toEqual(['a', 'b', 'c'])
})
