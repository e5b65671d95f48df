import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#platform/kind.ts')
  vi.resetModules()
})

test.each([
  ['native', false],
  ['browser', true],
] as const)('from a provider one comes back to the app in its %s variant: %s', async (kind, comes) => {
  vi.doMock('#platform/kind.ts', () => ({ platformKind: () => kind }))
  const { comesBack } = await import('#platform/companySignIn.ts')
  expect(comesBack()).toBe(comes)
})
