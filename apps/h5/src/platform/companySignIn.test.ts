import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['native', false],
  ['', true],
])('from a provider one comes back to the app built for "%s": %s', async (kind, comes) => {
  vi.stubEnv('VITE_PLATFORM', kind)
  const { comesBack } = await import('#platform/companySignIn.ts')
  expect(comesBack()).toBe(comes)
})
