import type { reference } from '@zhzz/contract/reference/calls.ts'
import type { Handler } from '#context.ts'
import { dictionaries } from '#reference/dictionary.ts'

export const getTreeDictionaryByTypeList: Handler<typeof reference.getTreeDictionaryByTypeList> = async (
  { typeList, locale },
  { db, locale: own },
) => {
  const trees = await dictionaries(db, typeList, locale ?? own)
  return Object.fromEntries(typeList.map((type) => [type, trees.get(type) ?? []]))
}
