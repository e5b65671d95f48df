import type { company } from '@zhzz/contract/company/calls.ts'
import { exportRows } from '#company/exportRows.ts'
import { questionOf } from '#company/question.ts'
import type { Handler } from '#context.ts'
import { countSearch } from '#member/countSearch.ts'
import { exportsLeft, takeExports } from '#member/exportQuota.ts'
import { searchCompanies } from '#search/companySearch.ts'

/** Rows of one file. */
const mostRows = 500

export const exportList: Handler<typeof company.exportList> = async (input, context) => {
  const { db, deps, viewer, now, fail } = context
  const { limit, remaining } = await exportsLeft(db, viewer, now)
  if (limit === 0) throw fail('planTooLow')
  if (remaining <= 0) throw fail('quotaUsedUp', { quota: 'export', limit })
  const most = Math.min(mostRows, remaining)
  const { ids, isCut } = await chosen(most)
  if (ids.length === 0) throw fail('nothingToDo')
  if (!(await takeExports(db, viewer, ids.length, now))) throw fail('quotaUsedUp', { quota: 'export', limit })
  const rowOf = await exportRows(db, ids, now)
  const rows = ids.flatMap((id) => rowOf.get(id) ?? [])
  return { rows, remaining: remaining - ids.length, limit, isCut }

  async function chosen(most: number): Promise<{ ids: string[]; isCut: boolean }> {
    if (input.companyIds !== undefined) {
      const ids = [...new Set(input.companyIds)]
      return { ids: ids.slice(0, most), isCut: ids.length > most }
    }
    await countSearch(context, input)
    const question = await questionOf(input, context)
    const { hits } = await searchCompanies(
      { db, searching: deps.searching },
      { ...question, at: null, limit: most + 1 },
    )
    return { ids: hits.slice(0, most).map(({ id }) => id), isCut: hits.length > most }
  }
}
