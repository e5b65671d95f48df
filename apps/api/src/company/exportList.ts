import { company } from '@zhzz/contract/company/calls.ts'
import type { Input } from '@zhzz/contract/endpoint.ts'
import { exportRows } from '#company/exportRows.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import { questionOf } from '#company/question.ts'
import { countSearch } from '#member/countSearch.ts'
import { exportsLeft, takeExports } from '#member/exportQuota.ts'
import { inSteps, type Outside } from '#serve/steps.ts'

/** Rows of one file. */
const mostRows = 500

type Export = typeof company.exportList

export const exportList = inSteps(company.exportList, {
  async prepare(input, context) {
    const { db, viewer, now, fail } = context
    const { limit, remaining } = await exportsLeft(db, viewer, now)
    if (limit === 0) throw fail('planTooLow')
    if (remaining <= 0) throw fail('quotaUsedUp', { quota: 'export', limit })
    const chosen = await choose(Math.min(mostRows, remaining), input, context)
    if (chosen.ids.length === 0) throw fail('nothingToDo')
    return { ...chosen, limit, remaining }
  },

  async write({ ids, isCut, limit, remaining }, context) {
    const { db, viewer, now, fail } = context
    if (!(await takeExports(db, viewer, ids.length, now)))
      throw fail('quotaUsedUp', { quota: 'export', limit })
    const rowOf = await exportRows(db, ids, context)
    const rows = ids.flatMap((id) => rowOf.get(id) ?? [])
    return { rows, remaining: remaining - ids.length, limit, isCut }
  },
})

async function choose(most: number, input: Input<Export>, context: Outside<Export>) {
  if (input.companyIds !== undefined) {
    const ids = [...new Set(input.companyIds)]
    return { ids: ids.slice(0, most), isCut: ids.length > most }
  }
  const { db, deps } = context
  await countSearch(context, input)
  const question = await questionOf(input, context)
  const { hits } = await searchCompanies(
    { db, searching: question.whose ? deps.ownSearching : deps.searching },
    { ...question, at: null, limit: most + 1 },
  )
  return { ids: hits.slice(0, most).map(({ id }) => id), isCut: hits.length > most }
}
