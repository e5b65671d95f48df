import { expect, test } from 'vitest'
import { testServer } from '#testServer.ts'

const { app } = await testServer()

/** The calls of the specification (§7), as it writes them; `...` is the prefix of the line before, or either of the two. */
const known = [
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/sendLoginPhoneCode'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/phoneCodeLogin'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/userNamePasswordLoginBehavior'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/sendPhoneCode'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/verifyIdentity'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/setNewPassword'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/editLoginPassword/sendPhoneCode'],
  ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/editLoginPassword'],
  ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/logout'],
  ['GET', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/current'],
  ['GET', '/zhzz-user-center/api/zhzz-user-center/web/platformConfig/none/customerServiceInfo'],
  ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/platformConfig/none/customerServiceInfo'],
  ['GET', '/zhzz-user-center/api/zhzz-user-center/web/account/list'],
  ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/account/list'],
  ['GET', '/mingyang-base/api/base/region/queryRegionTree'],
  ['POST', '/zky-admin/api/zky-admin/dictionary/none/getTreeDictionaryByTypeList'],
  ['GET', '/zhzz-sys/api/zhzz-sys/management/dictionary/none/getTreeDictionary'],
  ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/thirdAppInfo/getWxSignature'],
] as const

test.each(known)('%s %s is served, in the envelope of the specification', async (method, url) => {
  const answer = await app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  const envelope = answer.json()
  expect(envelope).toEqual({ code: expect.any(Number), msg: expect.any(String), data: expect.anything() })
  // Without a session or what it needs it refuses, but it is there.
  expect([200, 400, 401]).toContain(envelope.code)
  const other = await app.inject({ method: method === 'GET' ? 'DELETE' : 'GET', url })
  expect(other.json().code).toBe(404)
})
