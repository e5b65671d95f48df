export interface NumberRules {
  min?: number
  max?: number
  step?: number
}

/**
 * The number one step on, `up` or down, never beyond the ends; from an empty box the least one. Spec §5: min 1, step 1
 * where nothing else is said.
 */
export function stepNumber(
  value: number | null,
  up: boolean,
  { min = 1, max = Number.POSITIVE_INFINITY, step = 1 }: NumberRules = {},
): number {
  if (value === null) return min
  return Math.min(max, Math.max(min, value + (up ? step : -step)))
}
