import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { companyId, testService } from '#testService.ts'

const { client, service } = testService()
const { send, sendForEnvelope } = client

test('a declared failure comes with its name, its detail and the words of the server', async () => {
  service.reactions = [
    { code: 1051, msg: '本期次数已用完', data: { failure: 'quotaUsedUp', detail: { limit: 5 } } },
  ]
  await expect(send(member.unlock, { companyId })).rejects.toMatchObject({
    failure: 'quotaUsedUp',
    detail: { limit: 5 },
    message: '本期次数已用完',
  })
})

test.each([200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051])(
  'code %i is a success and brings its data',
  async (code) => {
    service.reactions = [{ code, data: { here: true } }]
    expect(await send(company.detail, { id: companyId })).toEqual({ here: true })
  },
)

test.each([200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051])(
  'code %i with data null is a success for whoever takes the whole answer',
  async (code) => {
    const envelope = { code, msg: '业务消息', data: null }
    service.reactions = [envelope]
    expect(await sendForEnvelope(company.detail, { id: companyId })).toEqual(envelope)
  },
)

test('any other code is refused to whoever takes the whole answer', async () => {
  service.reactions = [{ code: 6002, msg: '已存在' }]
  await expect(sendForEnvelope(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'nothingToDo',
  })
})

test('a code in quotation marks is the same code', async () => {
  service.reactions = [{ code: '500', msg: '数据库忙' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'server',
    message: '500',
  })
  service.reactions = [{ code: '200', data: 'there' }]
  expect(await send(company.detail, { id: companyId })).toBe('there')
})

test('HTTP 401 is a session that ended, whatever code its body has', async () => {
  service.reactions = [{ status: 401, text: '{"code":200,"msg":"ok","data":{}}' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({
    failure: 'signedOut',
    message: '登录状态已过期，请重新登录',
  })
})

const refused = [
  {
    code: 401,
    msg: '',
    failure: 'signedOut',
    message: '登录状态已过期，请重新登录',
  },
  { code: 403, msg: '', failure: 'forbidden', message: '当前操作没有权限' },
  { code: 404, msg: '', failure: 'notFound', message: '访问资源不存在' },
  { code: 404, msg: '企业不存在', failure: 'notFound', message: '企业不存在' },
  { code: 500, msg: '', failure: 'server', message: '500' },
  { code: 500, msg: '数据库忙', failure: 'server', message: '500' },
  { code: 999, msg: '', failure: 'server', message: '系统未知错误' },
  { code: 400, msg: '', failure: 'invalid', message: '系统未知错误' },
  { code: 429, msg: '', failure: 'tooManyRequests', message: '系统未知错误' },
  { code: 2002, msg: '', failure: 'wrongCode', message: '系统未知错误' },
  { code: 999, msg: '编号重复', failure: 'server', message: '编号重复' },
]

test.each(refused)('code $code with "$msg" rejects with "$message"', async (row) => {
  service.reactions = [{ code: row.code, msg: row.msg }]
  const error: unknown = await send(company.detail, { id: companyId }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ failure: row.failure, message: row.message })
})

test.each([
  [401, 'signedOut'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [500, 'server'],
])('HTTP %i without an envelope is the code %s', async (status, failure) => {
  service.reactions = [{ status, text: '<html>' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ failure })
})

test('a service that says `message` instead of `msg` is heard', async () => {
  service.reactions = [{ code: 404, message: '没有这家企业' }]
  await expect(send(company.detail, { id: companyId })).rejects.toMatchObject({ message: '没有这家企业' })
})
