import type { call } from '@zhzz/contract/call/calls.ts'
import { callRulesOf } from '#call/ownRules.ts'
import type { Handler } from '#context.ts'

export const rules: Handler<typeof call.rules> = async (_, { db, deps, viewer }) =>
  callRulesOf(db, viewer, deps.live().callHours)
