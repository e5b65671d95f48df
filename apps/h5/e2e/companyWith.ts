import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { ask } from '#e2e/ask.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/** A company of the invented world with so many records on the first tab of a module; null: with none on it. */
export async function companyWith(
  name: keyof CompanyModules,
  least: number,
): Promise<{ id: string; name: string }> {
  const token = await tokenFor(people.team)
  const { list } = await ask(company.search, { limit: 100 }, token)
  for (const { id, name: companyName } of list) {
    const { total } = await ask(company[name], { id }, token)
    if (least === 0 ? total === 0 : total >= least) return { id, name: companyName }
  }
  throw new Error(`no company of the first hundred has ${least} records of ${name}`)
}
