export const bands = ['high', 'mid', 'low'] as const
export type Band = (typeof bands)[number]

/** Probabilities from which on a prediction is of a band. */
export const bandFrom = { high: 0.7, mid: 0.4 }

/** `probability`: 0–1. */
export function bandOf(probability: number): Band {
  if (probability >= bandFrom.high) return 'high'
  return probability >= bandFrom.mid ? 'mid' : 'low'
}
