import { type CompanyModule, recordFields } from '@zhzz/contract/companyModule/companyModule.ts'
import {
  codesOf,
  type FieldKind,
  type FilterKind,
  recentDays,
} from '@zhzz/contract/companyModule/fieldKind.ts'
import { type Address, keywordOf } from '#nav/listParams.ts'

/** What a reader has chosen: the value of each filter by its field; `sort`, `keyword`. */
export type Chosen = Readonly<Record<string, string>>

const longest = 200

/** What an address chooses of a module's list; what cannot be meant is passed over. */
export function chosenInAddress(module: CompanyModule, params: Address): Chosen {
  const { filters = {}, sorts = [], order } = module
  const kinds = recordFields(module)
  const narrowed = Object.entries(filters).flatMap(([name, filter]) => {
    const value = params[name]
    return value && canBeMeant(value, filter, kinds[name] ?? 'text') ? [[name, value] as const] : []
  })
  const keyword = keywordOf(params)
  const sort = sorts.find(({ by }) => by === params['sort'])?.by
  return {
    ...Object.fromEntries(narrowed),
    ...(keyword !== '' && { keyword }),
    ...(sort !== undefined && sort !== order.by && { sort }),
  }
}

/** What is written to have nothing of it chosen. */
export function nothingChosen({ filters = {} }: CompanyModule): Address {
  return Object.fromEntries([...Object.keys(filters), 'keyword', 'sort'].map((name) => [name, undefined]))
}

function canBeMeant(value: string, filter: FilterKind, kind: FieldKind): boolean {
  if (filter === 'year') return /^[1-9]\d{3}$/.test(value)
  if (filter === 'recent') return recentDays.some((days) => String(days) === value)
  if (filter !== 'value') return filter.some((_, at) => String(at + 1) === value)
  if (kind === 'flag') return value === 'true'
  const codes = codesOf(kind)
  if (codes.length > 0) return codes.includes(value)
  return value.length <= longest && !/[\0\p{Cs}]/u.test(value)
}
