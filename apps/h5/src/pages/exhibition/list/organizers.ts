import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import type { Lookup } from '#nav/filterKinds.ts'

/** 主办单位, which are known by their names alone. */
export const organizers: Lookup = {
  placeholder: 'filter.organizerPlaceholder',
  none: 'filter.organizerNone',
  Found: function FoundOrganizers({ keyword: text, children: show }) {
    const keyword = text.length >= 2 ? text : ''
    const read = useRead(exhibition.organizers, { keyword }, { keepLast: true })
    return show(read.data && new Map(read.data.map(({ name }) => [name, name])), read)
  },
  Name: ({ value, children: show }) => show(value),
}
