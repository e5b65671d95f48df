import type { call } from '@zhzz/contract/call/calls.ts'
import { beginCall } from '#call/begin.ts'
import type { Handler } from '#context.ts'

export const dial: Handler<typeof call.dial> = async (input, context) => ({
  id: await beginCall(input, { provider: 'phone', state: 'dialled' }, context),
})
