import type { reference } from '@zhzz/contract/reference/calls.ts'
import type { Handler } from '#context.ts'
import { industryName } from '#label.ts'
import { treeOf } from '#reference/tree.ts'

export const industryTree: Handler<typeof reference.industryTree> = async ({ level }, { db, locale }) => {
  const industries = await db
    .selectFrom('industry')
    .where('level', '<=', level)
    .orderBy('code')
    .select(['code', 'parentCode', industryName('industry', locale).$notNull().as('label')])
    .execute()
  return treeOf(industries)
}
