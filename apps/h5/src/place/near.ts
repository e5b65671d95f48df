import { useQuery } from '@tanstack/react-query'
import type { Point } from '@zhzz/contract/place/place.ts'
import { explain } from '#api/explain.ts'
import { knownPosition } from '#place/knownPosition.ts'
import { currentPosition } from '#platform/position.ts'

const kept = {
  staleTime: 5 * 60_000,
  // A place is nobody's business but this window's: it never stays on the device.
  gcTime: 5 * 60_000,
}

interface Near {
  /** null: not known, or refused */
  point: Point | null
  isPending: boolean
}

/** Where the person is, asked for once it is wanted. */
export function useNear(isWanted: boolean): Near {
  const { data, isFetching } = useQuery({
    queryKey: ['position'],
    queryFn: async () => {
      try {
        const { longitude, latitude } = await currentPosition()
        return { longitude, latitude }
      } catch (error) {
        explain(error)
        return null
      }
    },
    enabled: isWanted,
    ...kept,
  })
  return { point: (isWanted && data) || null, isPending: isWanted && isFetching && !data }
}

/** Where the person is, if they have allowed that before: nothing is asked. */
export function useKnownNear(): Near {
  const { data = null, isPending } = useQuery({
    queryKey: ['knownPosition'],
    queryFn: knownPosition,
    ...kept,
  })
  return { point: data, isPending }
}
