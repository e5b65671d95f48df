import type { RegionNode, reference } from '@zhzz/contract/reference/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { placeName } from '#label.ts'

export const queryRegionTree: Handler<typeof reference.queryRegionTree> = async (
  { level, parentCode, includeOverseas },
  { db, locale },
) => {
  const regions = await db
    .selectFrom('region')
    .where('level', '<=', level)
    .$if(parentCode !== undefined, (query) => query.where('code', 'in', within(parentCode ?? '')))
    .$if(!includeOverseas, (query) => query.where('isOverseas', '=', false))
    .orderBy('sort')
    .orderBy('code')
    .select(['code', 'parentCode', 'englishName', 'level', placeName('region', locale).$notNull().as('name')])
    .execute()
  const nodes = new Map<string, RegionNode>(
    regions.map(({ code, name, englishName, level }) => [
      code,
      { code, name, englishName, level, children: [] },
    ]),
  )
  const roots: RegionNode[] = []
  for (const { code, parentCode: parent } of regions) {
    const node = nodes.get(code)
    if (node === undefined) continue
    const siblings = parent === null ? undefined : nodes.get(parent)?.children
    if (siblings) siblings.push(node)
    else roots.push(node)
  }
  if (parentCode !== undefined) return nodes.get(parentCode)?.children ?? []
  // The country itself is no choice: its provinces are the roots.
  return roots.flatMap((root) => (root.level === 0 && root.code === 'CN' ? root.children : [root]))
}

/** A region and what lies in it: who asks for one city does not read them all. */
function within(code: string) {
  return sql<string>`(with recursive inside as (
    select ${code}::text as code
    union all select region.code from region join inside on region.parent_code = inside.code
  ) select code from inside)`
}
