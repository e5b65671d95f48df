import type { Target } from '#fair/fair.ts'
import type { Held, History } from '#fair/history.ts'

/** A key that may be printed in the target's list, and the company it stands for. */
export type Candidate = { key: number; companyId: number }

/** What the groups share about one target: all of it from the history as it stands on the target's first day. */
export type Scene = {
  history: History
  target: Target
  series: number
  /** The series' earlier editions that have a list, latest first. */
  earlier: Held[]
}

/** Writes this group's values of one candidate into `out` from place `at`; NaN = unknown. */
export type Fill = (candidate: Candidate, out: Float32Array, at: number) => void

export type FeatureGroup = { names: readonly string[]; prepare: (scene: Scene) => Fill }

export function openScene(history: History, target: Target): Scene {
  const series = history.seriesId(target.series)
  return { history, target, series, earlier: (history.seriesEditions[series] ?? []).toReversed() }
}

/** Whether `sorted` (rising) holds `value`. */
export function holds(sorted: number[], value: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = sorted[middle] ?? 0
    if (at === value) return true
    if (at < value) low = middle + 1
    else high = middle - 1
  }
  return false
}
