import { dayText } from '#fair/day.ts'
import type { Forecast } from '#rank/forecast.ts'
import type { Settled } from '#score/metrics.ts'

/** Rankings against the lists; an edition without a list is left out. A place hits when its very key is printed. */
export function settle(forecasts: Forecast[], lists: Map<string, string[]>): Settled[] {
  return forecasts.flatMap(({ target, keys, probability }) => {
    const printed = new Set(lists.get(target.id)?.filter((key) => key !== ''))
    if (printed.size === 0) return []
    return {
      editionId: target.id,
      split: target.split,
      year: Number(dayText(target.start).slice(0, 4)),
      hits: keys.map((key) => printed.has(key)),
      probability,
      actual: printed.size,
    }
  })
}
