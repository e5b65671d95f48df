import type { call } from '@zhzz/contract/call/calls.ts'
import { callListsOf } from '#call/listOf.ts'
import type { Handler } from '#context.ts'

export const lists: Handler<typeof call.lists> = async (_, { db, viewer }) => ({
  lists: await callListsOf(db, viewer),
})
