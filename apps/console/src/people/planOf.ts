import { t, timeOf, wordOf } from '#words.ts'

/** The plan, and the day of Shanghai that it ends with. */
export function planOf({ plan, planUntil }: { plan: string; planUntil: string | null }): string {
  const name = wordOf('plan', plan)
  if (planUntil === null) return name
  return `${name} · ${t('planUntil')} ${dayOf(planUntil)}`
}

export function dayOf(instant: string): string {
  return timeOf(instant).slice(0, 10)
}
