import type { search } from '@zhzz/contract/search/calls.ts'
import type { Handler } from '#context.ts'
import { countLookup } from '#member/countLookup.ts'
import { readKeyword } from '#search/readKeyword.ts'

export const conditions: Handler<typeof search.conditions> = async ({ keyword }, context) => {
  if (keyword === '') return { conditions: [], rest: '' }
  await countLookup(context)
  return readKeyword(context.db, keyword, context)
}
