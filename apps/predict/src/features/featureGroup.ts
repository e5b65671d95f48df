import type { FactorCode } from '@zhzz/contract/prediction/reason.ts'
import type { Candidate } from '#scene/candidates.ts'
import type { Scene } from '#scene/scene.ts'

/** Writes this group's values of one candidate into `out` from place `at`; NaN = unknown. */
export type Fill = (candidate: Candidate, out: Float32Array, at: number) => void

/** Values that belong together: they name themselves, fill themselves, and stand under one heading for a person. */
export type FeatureGroup = {
  names: readonly string[]
  factor: FactorCode
  prepare: (scene: Scene) => Fill
}
