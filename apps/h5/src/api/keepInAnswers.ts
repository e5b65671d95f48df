import { queryClient } from '#api/queryClient.ts'

/** An object somewhere in an answer. */
export type Thing = Readonly<Record<string, unknown>>

/**
 * Writes what the person just did with a thing into every answer that shows it, so that a list is right at once when
 * it comes back, without being fetched again. `change` gives what the thing is now, null for any other.
 */
export function keepInAnswers(change: (thing: Thing) => Thing | null): void {
  queryClient.setQueriesData<unknown>({}, (data: unknown) => {
    const next = changed(data, change)
    return next === data ? undefined : next
  })
}

/** The very same value where nothing in it was changed. */
function changed(value: unknown, change: (thing: Thing) => Thing | null): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => changed(one, change))
    return list.some((one, n) => one !== value[n]) ? list : value
  }
  if (!isThing(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)]))
  const whole = Object.keys(inner).some((name) => inner[name] !== value[name]) ? inner : value
  return change(whole) ?? whole
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null
}
