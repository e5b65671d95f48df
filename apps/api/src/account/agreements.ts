import type { account } from '@zhzz/contract/account/calls.ts'
import { agreementsInForce } from '#account/agreement.ts'
import type { Handler } from '#context.ts'

export const agreements: Handler<typeof account.agreements> = async () => [...agreementsInForce]
