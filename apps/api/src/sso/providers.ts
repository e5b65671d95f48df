import type { sso } from '@zhzz/contract/sso/calls.ts'
import type { Handler } from '#context.ts'

export const providers: Handler<typeof sso.providers> = async (_input, { deps }) => ({
  providers: deps.identityProviders.map(({ id, kind, name }) => ({ id, kind, name })),
})
