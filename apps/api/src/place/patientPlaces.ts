import { untimed } from '@zhzz/db/deadline.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { PlaceProvider, Places } from '#outside/places.ts'

type Options = {
  log: Log
  clock: () => Date
  /** As the operator's contract with the provider allows; 0: nothing is kept. */
  cacheSeconds: number
}

/** After a failure nobody asks for so long: a provider that is down is not stormed, and nobody waits for it. */
const restMilliseconds = 30_000
/** Of each call. */
const mostKept = 1_000

/**
 * A provider that may fail: the same question at the same moment is asked once, an answer is kept as long as the
 * operator may keep it, and while the provider is away the answer is null.
 */
export function patientPlaces(provider: PlaceProvider, { log, clock, cacheSeconds }: Options): Places {
  let restsUntil = 0

  function patient<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>) {
    const kept = new Map<string, { until: number; answer: Answer }>()
    const asking = new Map<string, Promise<Answer>>()
    return async (asked: Asked): Promise<Answer | null> => {
      const now = clock().getTime()
      const key = JSON.stringify(asked)
      const known = kept.get(key)
      if (known !== undefined && known.until > now) return known.answer
      if (restsUntil > now) return null
      // Others wait for it too, so it does not end with the time of whoever came first.
      const answering = asking.get(key) ?? untimed(() => ask(asked)).finally(() => asking.delete(key))
      asking.set(key, answering)
      try {
        const answer = await answering
        kept.delete(key)
        if (cacheSeconds > 0) kept.set(key, { until: now + cacheSeconds * 1000, answer })
        if (kept.size > mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
        return answer
      } catch (error) {
        const reason = JSON.stringify(messageOf(error).slice(0, 200))
        if (restsUntil <= now) log.error(`[places] ${provider.source} gives no answer: ${reason}`)
        restsUntil = now + restMilliseconds
        return null
      }
    }
  }

  return {
    source: provider.source,
    nearby: patient(provider.nearby),
    search: patient(provider.search),
    regeocode: patient(provider.regeocode),
  }
}
