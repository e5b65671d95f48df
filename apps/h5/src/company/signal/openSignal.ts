import type { CompanySignal } from '@zhzz/contract/company/signal.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { signalKinds } from '@zhzz/contract/companySignal/signalKinds.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { type Href, to } from '#nav/to.ts'

/** Where the record of a signal stands: its own page, or the list of its module, narrowed to it. */
export function openSignal(companyId: string, { kind, id, what, count, tab }: CompanySignal): Href {
  const { page } = signalKinds[kind]
  const module = Object.values<CompanyModule>(companyModules).find(({ name }) => name === page)
  if (module === undefined) return to('/pages/enterprise/detail/enterpriseInfo', { id: companyId })
  // Every page of a record, and every page of a module, takes the same parameters.
  if (module.record && count === 1)
    return to(trusted<'/pages/enterprise/detail/patentDetail'>(pathOf(module.record.page)), {
      id: companyId,
      recordId: id,
    })
  return to(trusted<'/pages/enterprise/detail/patentPage'>(pathOf(page)), {
    id: companyId,
    tab: tab ?? undefined,
    keyword: count === 1 && isHead(module, kind) ? (what?.slice(0, 100) ?? undefined) : undefined,
  })
}

function pathOf(page: string): string {
  return `/pages/enterprise/detail/${page}`
}

/** A keyword looks into what heads a row, which is what the signal says. */
function isHead({ shown }: CompanyModule, kind: CompanySignal['kind']): boolean {
  const column = shown.head.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return signalKinds[kind].says[0] === column
}
