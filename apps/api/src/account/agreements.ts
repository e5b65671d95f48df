import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import type { account } from '@zhzz/contract/account/calls.ts'
import type { Handler } from '#context.ts'

export const agreements: Handler<typeof account.agreements> = async () =>
  agreementsInForce.map(({ document, version, effectiveDate }) => ({ document, version, effectiveDate }))
