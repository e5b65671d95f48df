import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { trusted } from '@zhzz/contract/trusted.ts'

type FilterOf<M extends CompanyModule> = M extends { filters: infer Filters } ? keyof Filters & string : never
type SortOf<M extends CompanyModule> = M extends { sorts: readonly unknown[] } ? 'sort' : never

type ModuleParam<M extends CompanyModule> = 'id' | `${'name' | 'tab' | 'keyword' | FilterOf<M> | SortOf<M>}?`

/** The parameters of a module's page, for definePage: the company, the tab, and what the list is narrowed and ordered by. */
export function moduleParams<M extends CompanyModule>({
  filters = {},
  sorts = [],
}: M): readonly ModuleParam<M>[] {
  const chosen = ['name', 'tab', 'keyword', ...Object.keys(filters), ...(sorts.length > 0 ? ['sort'] : [])]
  return trusted(['id', ...chosen.map((name) => `${name}?`)])
}
