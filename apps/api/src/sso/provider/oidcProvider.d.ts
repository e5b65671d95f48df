declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Account = { accountId: string; claims(): Promise<Record<string, unknown> & { sub: string }> }

  /** As far as tests use it. */
  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: readonly Record<string, unknown>[]
        claims: Record<string, readonly string[]>
        pkce: { required(): boolean }
        findAccount(context: unknown, id: string): Promise<Account | undefined>
      },
    )
    callback(): RequestListener
  }
}
