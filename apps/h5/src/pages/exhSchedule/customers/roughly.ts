import { formatNumber } from '#i18n/format.ts'

/** A sum of probabilities, as many people say it: whole, below ten by the half. */
export function roughly(expected: number): string {
  return formatNumber(expected < 10 ? Math.round(expected * 2) / 2 : Math.round(expected))
}
