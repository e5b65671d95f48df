import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import type { domains } from '@zhzz/contract/endpoints.ts'
import type { AnyHandler, Handler } from '#context.ts'
import type { AnySteps, Steps } from '#serve/steps.ts'

type Domains = typeof domains

/** What serves each call of the contract, by domain and name. */
export type Handlers = {
  [D in keyof Domains]: {
    [C in keyof Domains[D]]: Domains[D][C] extends Endpoint
      ? Handler<Domains[D][C]> | Steps<Domains[D][C]>
      : never
  }
}

/** The same where it does not matter which call it is. */
export type AnyHandlers = Record<string, Record<string, AnyHandler | AnySteps>>
