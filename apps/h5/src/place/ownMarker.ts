import type { Point } from '@zhzz/contract/place/place.ts'
import { watchPosition } from '#platform/position.ts'

/** Spec §9: how often the marker of the own position is set anew. */
const refreshMilliseconds = 30_000

interface Following {
  /** The first position at once, then the latest one every 30 s. */
  onMarker: (point: Point) => void
  /** 'onLocationChange:fail {message}'; the watch goes on. */
  onError: (error: Error) => void
}

/** Follows the device for a marker on a map; the answer ends it. */
export function followOwn({ onMarker, onError }: Following): () => void {
  let latest: Point | null = null
  let stop: (() => void) | null = null
  let ended = false
  const timer = setInterval(() => latest && onMarker(latest), refreshMilliseconds)
  const follow = ({ latitude, longitude }: Point) => {
    const isFirst = latest === null
    latest = { latitude, longitude }
    if (isFirst) onMarker(latest)
  }
  void watchPosition(follow, onError).then((end) => {
    if (ended) end()
    else stop = end
  }, onError)
  return () => {
    ended = true
    clearInterval(timer)
    stop?.()
  }
}
