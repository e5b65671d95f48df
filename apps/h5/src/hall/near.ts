import { useQuery } from '@tanstack/react-query'
import { explain } from '#api/explain.ts'
import { currentPosition } from '#platform/position.ts'

const minutesKept = 5

/** Where the person is, asked for once an order by distance is wanted; undefined until it is known, or when refused. */
export function useNear(isWanted: boolean): { longitude: number; latitude: number } | undefined {
  const { data } = useQuery({
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
    staleTime: minutesKept * 60_000,
    // A place is nobody's business but this window's: it never stays on the device.
    gcTime: minutesKept * 60_000,
  })
  return (isWanted && data) || undefined
}
