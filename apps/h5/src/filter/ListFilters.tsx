import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useSession } from '#api/session.ts'
import { FilterSheet } from '#filter/FilterSheet.tsx'
import { TreeFilter } from '#filter/TreeFilter.tsx'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { paramOf, valuesOf } from '#nav/filterKinds.ts'
import type { Address, BarItem, ListParams, Named } from '#nav/listParams.ts'
import { choicesOf } from '#ui/field/choicesOf.ts'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'
import { SortFilter } from '#ui/list/SortFilter.tsx'

interface ListFiltersProps<Asks, Sort extends string, Name extends string> {
  of: ListParams<Asks, Sort, Name>
  params: Address
  /** The order that is used, the one without a choice, and those that mean nothing now; absent: no order to choose. */
  order?: { sort: Sort; usual?: Sort; without?: readonly Sort[] } | undefined
  /** Buttons of the page's own, by the title of what they stand before. */
  before?: Readonly<Record<string, ReactNode>>
  /** What the button of a sheet says of parameters that are not written yet. */
  Found?: ComponentType<{ params: Address }>
  /** What a tap does instead of opening a filter. */
  refuse?: (() => void) | undefined
  /** At the right end of the bar: RowCount, MoreMenu. */
  end?: ReactNode
}

/** The bar of a list: its filters as they are declared, and its order. */
export function ListFilters<Asks, Sort extends string, Name extends string>(
  props: ListFiltersProps<Asks, Sort, Name>,
) {
  const { of, params, order, before, Found, refuse, end } = props
  const isSignedIn = useSession().token !== null
  return (
    <FilterBar end={end}>
      {of.bar.map((item) => (
        <Fragment key={item.title}>
          {before?.[item.title]}
          <Item
            item={item}
            filters={item.names.flatMap((name) => namedIn(of, name, isSignedIn))}
            params={params}
            Found={Found}
            refuse={refuse}
          />
        </Fragment>
      ))}
      {before?.['shell.sort']}
      {order && (
        <SortFilter
          sorts={of.sorts}
          usual={of.usual}
          {...order}
          onChoose={(sort) => writeAddress({ sort })}
          refuse={refuse}
        />
      )}
    </FilterBar>
  )
}

interface ItemProps extends Pick<ListFiltersProps<never, never, never>, 'params' | 'Found' | 'refuse'> {
  item: BarItem
  filters: readonly Named[]
}

function Item({ item, filters, params, Found, refuse }: ItemProps) {
  const title = t(item.title)
  const [first] = filters
  if (!first) return null
  const [name, filter] = first
  const { glue, most, tree, words } = filter
  const choose = (values: readonly string[]) => writeAddress({ [name]: paramOf(filter, values) })
  const chosen = valuesOf(filter, params[name])
  if (item.isSheet)
    return (
      <FilterSheet
        title={title}
        filters={filters}
        params={params}
        onChoose={writeAddress}
        Found={Found}
        refuse={refuse}
      />
    )
  if (tree)
    return (
      <TreeFilter title={title} tree={tree} chosen={chosen} max={most} onChoose={choose} refuse={refuse} />
    )
  return (
    <OptionFilter
      title={title}
      choices={choicesOf(words)}
      chosen={chosen}
      multiple={glue !== null}
      onChoose={choose}
      refuse={refuse}
    />
  )
}

function namedIn(
  { filters }: { filters: ListParams<unknown, never, never>['filters'] },
  name: string,
  isSignedIn: boolean,
): Named[] {
  const filter = filters[name]
  return filter && (isSignedIn || !filter.signedIn) ? [[name, filter]] : []
}
