import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { codesOf } from '#exhibition/listQuery.ts'

/** The names of the halls that a list is narrowed to, by their ids; empty until they are there. */
export function useHallNames(hallId: string | undefined): ReadonlyMap<string, string> {
  const ids = [...codesOf(hallId)]
  const { data } = useRead(
    exhibition.halls,
    { ids },
    { enabled: ids.length > 0, keepLast: true, staleTime: Number.POSITIVE_INFINITY },
  )
  return new Map(data?.map(({ id, name }) => [id, name]))
}
