import { afterAll, expect, test } from 'vitest'
import { ProviderRefusal } from '#outside/identityProvider.ts'
import { newCheck } from '#sso/attempt.ts'
import { openProviders } from '#sso/provider/openProviders.ts'
import { signInAt, startOidc } from '#sso/provider/testOidc.ts'
import { ssoFromEnvironment } from '#sso/settings.ts'

const appUrl = 'https://h5.example.com'
const backTo = `${appUrl}/sso/return`
const oidc = await startOidc(backTo, {
  yes: { name: '王芳', phone_number: '+86 138-0000-0001', phone_number_verified: true },
  no: { name: '', phone_number: '+8613800000002', phone_number_verified: false },
  abroad: { name: 'Ann', phone_number: '+33612345678', phone_number_verified: true },
})
afterAll(() => oidc.close())

function opened(more: object = {}) {
  const text = JSON.stringify([{ ...oidc.setting, ...more }])
  const [provider] = openProviders(ssoFromEnvironment({ COMPANY_SIGN_IN: text }, appUrl))
  if (provider === undefined) throw new Error('no provider')
  return provider
}

const provider = opened()

async function returnOf(login: string) {
  const check = newCheck()
  const address = await provider.address(check, '')
  const returned = new URL(await signInAt(address, login, backTo)).searchParams
  return { address: new URL(address), check, returned }
}

test('the browser is sent with PKCE, state and nonce; the person is of the issuer, a number only when it is verified', async () => {
  const { address, check, returned } = await returnOf('yes')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: backTo,
    scope: 'openid profile phone',
    code_challenge_method: 'S256',
    state: check.state,
    nonce: check.nonce,
  })
  expect(address.href).not.toContain(check.verifier)
  expect(await provider.identify(returned, check)).toEqual({
    subject: `${oidc.setting.issuer} yes`,
    shown: '王芳',
    verifiedPhone: '13800000001',
  })
  const no = await returnOf('no')
  expect(await provider.identify(no.returned, no.check)).toMatchObject({ shown: 'no', verifiedPhone: null })
  const abroad = await returnOf('abroad')
  expect(await provider.identify(abroad.returned, abroad.check)).toMatchObject({ verifiedPhone: null })
})

test.each([
  ['state', { state: '0'.repeat(64) }],
  ['nonce', { nonce: 'x'.repeat(43) }],
  ['verifier', { verifier: 'x'.repeat(43) }],
])('with another %s nobody came back', async (_name, other) => {
  const { check, returned } = await returnOf('yes')
  await expect(provider.identify(returned, { ...check, ...other })).rejects.toThrow(ProviderRefusal)
})

test('a code that was used, an error of the provider and another issuer are refused', async () => {
  const { check, returned } = await returnOf('yes')
  await provider.identify(returned, check)
  await expect(provider.identify(returned, check)).rejects.toThrow(ProviderRefusal)
  const error = new URLSearchParams({ error: 'login_required', state: check.state, iss: oidc.setting.issuer })
  await expect(provider.identify(error, check)).rejects.toThrow(ProviderRefusal)
  const other = await returnOf('yes')
  other.returned.set('iss', 'https://evil.example')
  await expect(provider.identify(other.returned, other.check)).rejects.toThrow(ProviderRefusal)
})

test('a wrong secret is no refusal of the person, and a provider that was away is found again', async () => {
  const { check, returned } = await returnOf('yes')
  const wrong = opened({ clientSecret: 'another' })
  const failed = await wrong.identify(returned, check).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toBeInstanceOf(ProviderRefusal)
  const late = opened()
  oidc.held.path = '/.well-known'
  const began = performance.now()
  await expect(late.address(newCheck(), '')).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(4_000)
  oidc.held.path = ''
  expect(await late.address(newCheck(), '')).toContain('/auth?')
})
