import { silent } from '@zhzz/db/log.ts'
import { expect, test } from 'vitest'
import { readConfig } from '#start/config.ts'

const acme = { id: 'acme', kind: 'oidc', name: '示例集团', clientId: 'zhzz', clientSecret: 'hunter2' }
const good = { ...acme, issuer: 'https://login.example.com' }

function read(list: unknown, env: object = { APP_URL: 'https://h5.example.com' }) {
  return readConfig(
    { ...env, COMPANY_SIGN_IN: typeof list === 'string' ? list : JSON.stringify(list) },
    silent,
  ).sso
}

test('what is set is known, in its order, with what is usual; nothing set is nothing', () => {
  expect(read('')).toBeUndefined()
  const settings = read([good, { ...acme, id: 'fs', kind: 'feishu' }], { HOSTS: 'h5.example.com' })
  expect(settings?.appUrl).toBe('https://h5.example.com')
  expect(settings?.providers).toEqual([
    { ...good, scope: 'openid profile phone', clientAuth: 'post' },
    expect.objectContaining({ id: 'fs', pageOrigin: 'https://accounts.feishu.cn' }),
  ])
})

test.each([
  ['{', 'COMPANY_SIGN_IN is not a list of providers in JSON: docs/operating/sign-in.md has one of each'],
  [[], 'COMPANY_SIGN_IN is not a list of providers in JSON: docs/operating/sign-in.md has one of each'],
  [[acme], /^COMPANY_SIGN_IN: acme: issuer: /],
  [
    [{ ...good, issuer: 'http://login.example.com' }],
    'COMPANY_SIGN_IN: acme: issuer: is not an address like https://login.example.com',
  ],
  [[{ ...good, scope: 'profile' }], 'COMPANY_SIGN_IN: acme: scope: is without openid'],
  [[{ ...good, kind: 'saml' }], /^COMPANY_SIGN_IN: acme: kind: /],
  [[{ ...good, id: 'Acme 1' }], /^COMPANY_SIGN_IN: provider 1: id: /],
  [[{ ...good, secret: 'x' }], 'COMPANY_SIGN_IN: acme: does not know secret'],
  [[good, good], 'COMPANY_SIGN_IN: two providers are called acme'],
  [[{ ...acme, kind: 'wecom', agentId: 'x' }], 'COMPANY_SIGN_IN: acme: agentId: is not a number'],
])('%j is refused in a sentence that says no secret', (list, sentence) => {
  const refused = () => read(list)
  expect(refused).toThrow(typeof sentence === 'string' ? new Error(sentence) : sentence)
  expect(refused).not.toThrow(/hunter2/)
})

test('providers must know where to send people back to', () => {
  expect(() => read([good], {})).toThrow(
    new Error('COMPANY_SIGN_IN needs APP_URL or HOSTS: where providers send people back to'),
  )
})
