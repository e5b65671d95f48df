import type { providerKinds } from '@zhzz/contract/sso/provider.ts'

/** Made anew for one way to a provider and back. */
export type TripCheck = {
  /** 64 hexadecimal digits: 企业微信 takes no other signs. */
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

/** Whom a provider says to have before it. */
export type ProviderPerson = {
  /** Issuer or company, and the id there: never anybody else's. */
  subject: string
  /** What people call them. */
  shown: string
  /** A mobile number of China that the provider says to have verified itself; null: none. */
  verifiedPhone: string | null
}

/** Who signs people of companies in. */
export interface IdentityProvider {
  id: string
  kind: (typeof providerKinds)[number]
  name: string
  /** Where the browser goes. Rejects when the provider cannot be asked where that is. */
  address(check: TripCheck, userAgent: string): Promise<string>
  /**
   * Who came back, by what stands in the address of the return. Rejects with `ProviderRefusal` when the provider does
   * not know its own code or it is not for us, with anything else when it did not answer.
   */
  identify(returned: URLSearchParams, check: TripCheck): Promise<ProviderPerson>
}

/** `refused`: the code is wrong, over or used. `otherCompany`: it is somebody, but nobody of the company. */
export class ProviderRefusal extends Error {
  readonly reason: 'refused' | 'otherCompany'

  constructor(reason: 'refused' | 'otherCompany', said: string) {
    super(said.slice(0, 200))
    this.reason = reason
  }
}
