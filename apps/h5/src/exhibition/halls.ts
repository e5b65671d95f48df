import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import type { Lookup } from '#nav/filterKinds.ts'

/** The name of a hall; undefined until it is there, or without an id. */
export function useHallName(id: string | undefined): string | undefined {
  const { data } = useRead(
    exhibition.halls,
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined, keepLast: true, staleTime: Number.POSITIVE_INFINITY },
  )
  return data?.find((hall) => hall.id === id)?.name
}

/** 展馆: those with most exhibitions to come are offered first. */
export const halls: Lookup = {
  placeholder: 'exhibitor.hallPlaceholder',
  none: 'exhibitor.hallNone',
  Found: function FoundHalls({ keyword, children: show }) {
    const read = useRead(exhibition.halls, { keyword }, { keepLast: true })
    const said = read.data?.map(({ id, name, cityName, upcomingCount }): [string, string] => [
      id,
      [name, cityName, t('exhibitor.hallUpcoming', { n: upcomingCount })].filter(Boolean).join(' · '),
    ])
    return show(said && new Map(said), read)
  },
  Name: function HallName({ value, children: show }) {
    return show(useHallName(value) ?? '…')
  },
}
