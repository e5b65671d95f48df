import { type CompanyModule, recordFields } from '@zhzz/contract/companyModule/companyModule.ts'
import { type FilterKind, recentDays } from '@zhzz/contract/companyModule/fieldKind.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { Chosen } from '#company/module/chosenInAddress.ts'
import { filterText } from '#company/module/shownTexts.ts'
import { formatNumber } from '#i18n/format.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'
import { SortFilter } from '#ui/list/SortFilter.tsx'

export type Facets = Readonly<Record<string, readonly { value: string; count: number }[]>>

interface ModuleFiltersProps {
  module: CompanyModule
  say: (word: string) => string
  /** undefined: they are on their way, and every filter stands there. */
  facets: Facets | undefined
  chosen: Chosen
  onChoose: (name: string, value: string | undefined) => void
}

/** What a module's list is narrowed and ordered by. */
export function ModuleFilters({ module, say, facets, chosen, onChoose }: ModuleFiltersProps) {
  const kinds = recordFields(module)
  const { filters = {}, sorts = [], order, name: domain } = module
  const shown = Object.entries(filters).filter(
    ([name, filter]) => !facets || chosen[name] || has(filter, facets[name]),
  )
  if (shown.length === 0 && sorts.length === 0) return null
  return (
    <FilterBar>
      {shown.map(([name, filter]) => {
        const value = chosen[name]
        const kind = kinds[name] ?? 'text'
        if (kind === 'flag')
          return (
            <QuickFilter
              key={name}
              label={say(name)}
              count={facets?.[name]?.find((one) => one.value === 'true')?.count}
              chosen={value === 'true'}
              onToggle={() => onChoose(name, value ? undefined : 'true')}
            />
          )
        const textOf = (one: string) => filterText(filter, one, { kind, say })
        return (
          <OptionFilter
            key={name}
            title={say(name)}
            choices={choicesOf(filter, facets?.[name]).map(({ value: one, count }) => ({
              value: one,
              label: count === undefined ? textOf(one) : `${textOf(one)} ${formatNumber(count)}`,
            }))}
            chosen={value === undefined ? [] : [value]}
            said={value === undefined ? [] : [textOf(value)]}
            onChoose={([one]) => onChoose(name, one)}
          />
        )
      })}
      {sorts.length > 0 && (
        <SortFilter
          // allWords.ts has the word of every order of every module.
          sorts={trusted<Record<string, PlainKey>>(
            Object.fromEntries([order, ...sorts].map(({ by }) => [by, `${domain}.${by}`])),
          )}
          sort={chosen.sort ?? order.by}
          usual={order.by}
          onChoose={(sort) => onChoose('sort', sort)}
        />
      )}
    </FilterBar>
  )
}

/** A filter that would leave all, or that has nothing to choose from, does not stand there. */
function has(filter: FilterKind, facet: Facets[string] = []): boolean {
  return filter === 'recent' || Array.isArray(filter) || facet.length > 1
}

function choicesOf(filter: FilterKind, facet: Facets[string] = []): { value: string; count?: number }[] {
  if (filter === 'value') return [...facet]
  if (filter === 'year') return [...facet].sort((a, b) => Number(b.value) - Number(a.value))
  if (filter === 'recent') return recentDays.map((days) => ({ value: String(days) }))
  return filter.map((_, at) => ({ value: String(at + 1) }))
}
