import type { FactGroup } from '@zhzz/contract/provenance.ts'

/**
 * Groups of columns that stand or fall together: a source that tells one of them newly tells the group, and of two
 * sources the one with the later day tells it.
 */
export type Group = {
  name: FactGroup | 'source_url' | 'logo_url' | 'poster_url'
  /** Columns of the table; those in `lists` are arrays, empty where nothing is known. */
  columns: readonly string[]
  lists?: readonly string[]
}

/** Aliases in SQL: the row as it is held and the row that comes, both with data_source, as_of and the columns. */
export type Sides = { held: string; incoming: string }

type Told = { wins: string; restates: string; held: string; group: Group }

function known(side: string, { columns, lists = [] }: Group): string {
  const values = columns.map((column) =>
    lists.includes(column) ? `nullif(${side}.${column}, '{}')` : `${side}.${column}`,
  )
  return `num_nonnulls(${values.join(', ')}) > 0`
}

/** The row that comes where it says something, else what is held. */
export function told(column: string, { held, incoming }: Sides, isList = false): string {
  return isList
    ? `case when ${incoming}.${column} <> '{}' then ${incoming}.${column} else ${held}.${column} end`
    : `coalesce(${incoming}.${column}, ${held}.${column})`
}

/** The day that a held group is of. */
export function dayOf({ held }: Sides, group: string): string {
  return `case when ${held}.stated ? '${group}' then (${held}.stated -> '${group}' ->> 1)::date else ${held}.as_of end`
}

/** Whether what comes is not older than what is held: a day goes before none, and none before none. */
export function isNotOlder(day: string, { incoming }: Pick<Sides, 'incoming'>): string {
  return `coalesce(${incoming}.as_of >= (${day}), (${day}) is null)`
}

function tellings(groups: readonly Group[], sides: Sides): Told[] {
  const { held, incoming } = sides
  return groups.map((group) => {
    const { name, columns, lists = [] } = group
    const day = dayOf(sides, name)
    const wins = `(${known(incoming, group)} and (not ${known(held, group)} or ${isNotOlder(day, sides)}))`
    const after = columns.map((column) => told(column, sides, lists.includes(column)))
    const before = columns.map((column) => `${held}.${column}`)
    const isNewer = `coalesce(${incoming}.as_of > (${day}), ${incoming}.as_of is not null)`
    const restates = `(${wins} and ((${after.join(', ')}) is distinct from (${before.join(', ')}) or ${isNewer}))`
    return { wins, restates, held: known(held, group), group }
  })
}

/**
 * A select list for a lateral subquery that sees both sides: `wins_<group>` says whether the row that comes tells the
 * group, `restated` names the groups it tells newly, `is_all` whether nothing else is left of what another one told.
 */
export function weighed(groups: readonly Group[], sides: Sides): string {
  const all = tellings(groups, sides)
  const named = all.map(({ restates, group }) => `case when ${restates} then '${group.name}' end`)
  const left = all.map(({ restates, held }) => `(${held} and not ${restates})`)
  return [
    ...all.map(({ wins, group }) => `${wins} as wins_${group.name}`),
    `array_remove(array[${named.join(', ')}]::text[], null) as restated`,
    `not (${left.join(' or ')}) as is_all`,
  ].join(',\n    ')
}

/** What each column becomes, `w` being what `weighed` selects. */
export function mergedColumns(groups: readonly Group[], sides: Sides): { column: string; value: string }[] {
  return groups.flatMap(({ name, columns, lists = [] }) =>
    columns.map((column) => ({
      column,
      value: `case when w.wins_${name} then ${told(column, sides, lists.includes(column))} else ${sides.held}.${column} end`,
    })),
  )
}

/** data_source, as_of and stated after it: who told all there is, and each group that another one told. */
export function mergedOrigin({ held, incoming }: Sides): { column: string; value: string }[] {
  const isBase = `(${incoming}.data_source, ${incoming}.as_of) is not distinct from (${held}.data_source, ${held}.as_of)`
  const others = `nullif(coalesce(${held}.stated, '{}') - w.restated, '{}')`
  const added = `coalesce(${held}.stated, '{}') || coalesce((select jsonb_object_agg(named,
      jsonb_build_array(${incoming}.data_source, ${incoming}.as_of)) from unnest(w.restated) named), '{}')`
  const isTaken = `w.is_all and w.restated <> '{}'`
  return [
    {
      column: 'data_source',
      value: `case when ${isTaken} then ${incoming}.data_source else ${held}.data_source end`,
    },
    { column: 'as_of', value: `case when ${isTaken} then ${incoming}.as_of else ${held}.as_of end` },
    {
      column: 'stated',
      value: `case when ${isTaken} then null when w.restated = '{}' then ${held}.stated when ${isBase} then ${others} else ${added} end`,
    },
  ]
}
