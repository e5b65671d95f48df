import type { reference } from '@zhzz/contract/reference/calls.ts'
import type { Handler } from '#context.ts'
import { dictionaries } from '#reference/dictionary.ts'

export const getTreeDictionary: Handler<typeof reference.getTreeDictionary> = async (
  { type, locale },
  { db, locale: own, fail },
) => {
  const tree = (await dictionaries(db, [type], locale ?? own)).get(type)
  if (tree === undefined) throw fail('notFound')
  return tree
}
