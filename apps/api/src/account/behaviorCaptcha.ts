import type { account } from '@zhzz/contract/account/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import type { Handler } from '#context.ts'

export const behaviorCaptcha: Handler<typeof account.behaviorCaptcha> = async (_, { deps, caller, now }) => {
  await deps.limits.take('behaviorNetworkHour', caller.network)
  const { parameters, signature } = await deps.behavior.challenge(now)
  const { expiresAt } = parameters
  if (signature === undefined || expiresAt === undefined) throw new Failure('server')
  return { parameters: { ...parameters, expiresAt }, signature }
}
