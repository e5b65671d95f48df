import { trusted } from '@zhzz/contract/trusted.ts'
import type { PlainKey } from '#i18n/texts.ts'
import { type Asked, type Filter, filterKinds, type Kinds, paramOf, valuesOf } from '#nav/filterKinds.ts'

/** Parameters of an address by their names; absent or empty: not chosen. */
export type Address = Readonly<Record<string, string | undefined>>

/** What stands in the filter bar: one filter, or several behind one button, called by the title of their sheet. */
export interface BarItem {
  title: PlainKey
  names: readonly string[]
  isSheet: boolean
}

/** A filter and the parameter that holds it. */
export type Named<Asks = unknown> = readonly [name: string, filter: Filter<Asks>]

/** All that a list page has of its parameters; made by `listParams`. */
export interface ListParams<Asks, Sort extends string, Name extends string> {
  /** For definePage. */
  params: readonly `${Name}?`[]
  filters: Readonly<Record<string, Filter<Asks>>>
  /** Some of them with their names. */
  named: (...names: readonly Name[]) => readonly Named<Asks>[]
  bar: readonly BarItem[]
  sorts: Readonly<Record<Sort, PlainKey>>
  /** The order without a choice. */
  usual: Sort
  /** What 清除筛选 writes: every filter taken away. */
  cleared: Address
  /** Values of a filter that can be meant; what else an address holds is passed over. */
  values: (name: Name, params: Address) => readonly string[]
  /** What is written to have these values of a filter chosen. */
  holding: (name: Name, values: readonly string[]) => Address
  /** What the call is narrowed by. */
  asks: (params: Address, asked: Asked) => Partial<Asks>
  /** The chosen order; undefined: none, or none there is. */
  sort: (params: Address) => Sort | undefined
  isFiltered: (params: Address) => boolean
  /** What 保存筛选 keeps of an address. */
  kept: (params: Address) => Record<string, string>
  /** What is written to have kept parameters in the place of all that are chosen. */
  restored: (kept: Address) => Address
}

interface Declared<
  Asks,
  Sort extends string,
  Name extends string,
  Kept extends string,
  Place extends string,
> {
  /** By the parameter that holds each; in the order of the bar and its sheets. */
  filters: Readonly<Record<Name, Filter<Asks>>>
  sorts?: Readonly<Record<Sort, PlainKey>>
  usual?: Sort
  /** Parameters that are kept with the filters, but stay when these are cleared. */
  kept?: readonly Kept[]
  /** Parameters that say where one is: neither kept nor cleared. */
  place?: readonly Place[]
}

type SortName<Sort> = [Sort] extends [never] ? never : 'sort'

/**
 * Declares what a list can be narrowed and ordered by, once: from it come the parameters of the page, what the call is
 * asked (`Asks`, the part of its request that filters fill), 清除筛选, 保存筛选, and the bar with its sheets
 * (filter/ListFilters.tsx).
 */
export function listParams<Asks, Sort extends string = never>() {
  return <Name extends string, Kept extends string = never, Place extends string = never>(
    declare: (kinds: Kinds<Asks>) => Declared<Asks, Sort, Name, Kept, Place>,
  ): ListParams<Asks, Sort, Name | Kept | Place | SortName<Sort>> => {
    const { filters, sorts, usual, kept = [], place = [] } = declare(filterKinds<Asks>())
    const all = Object.entries<Filter<Asks>>(filters)
    const byName: Readonly<Record<string, Filter<Asks>>> = filters
    const keptNames = [...kept, ...Object.keys(filters), ...(sorts ? ['sort'] : [])]
    const values = (name: string, params: Address) => {
      const filter = byName[name]
      return filter ? valuesOf(filter, params[name]) : []
    }
    return {
      // Of each name that the type holds, one.
      params: trusted([...place, ...keptNames].map((name) => `${name}?`)),
      filters,
      named: (...names) => all.filter(([name]) => names.some((one) => one === name)),
      bar: barOf(all),
      // Nobody asks for the order of a list that declares none.
      sorts: sorts ?? trusted({}),
      usual: trusted(usual),
      cleared: Object.fromEntries(all.map(([name]) => [name, undefined])),
      values,
      holding: (name, chosen) => ({ [name]: paramOf(byName[name], chosen) }),
      asks: (params, asked) =>
        all.reduce<Partial<Asks>>((asks, [name, filter]) => {
          const chosen = filter.signedIn && !asked.isSignedIn ? [] : valuesOf(filter, params[name])
          return chosen.length === 0 ? asks : { ...asks, ...filter.asks(chosen, asked) }
        }, {}),
      // A key of an object whose keys are the orders.
      sort: ({ sort = '' }) => (Object.keys(sorts ?? {}).includes(sort) ? trusted<Sort>(sort) : undefined),
      isFiltered: (params) => all.some(([name]) => values(name, params).length > 0),
      kept: (params) =>
        Object.fromEntries(
          keptNames.flatMap((name) => {
            const value = params[name]
            return value ? [[name, value] as const] : []
          }),
        ),
      restored: (from) => Object.fromEntries(keptNames.map((name) => [name, from[name]])),
    }
  }
}

function barOf<Asks>(all: readonly [string, Filter<Asks>][]): BarItem[] {
  const items: { title: PlainKey; names: string[]; isSheet: boolean }[] = []
  for (const [name, { title, sheet, isShown }] of all) {
    const opened = sheet && items.find((item) => item.isSheet && item.title === sheet)
    if (!isShown) continue
    if (opened) opened.names.push(name)
    else items.push({ title: sheet ?? title, names: [name], isSheet: sheet !== undefined })
  }
  return items
}

/** The keyword of an address as a call takes it: no NUL, no half of a character. */
export function keywordOf({ keyword = '' }: Address): string {
  return keyword
    .replaceAll('\0', '')
    .trim()
    .slice(0, 100)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
