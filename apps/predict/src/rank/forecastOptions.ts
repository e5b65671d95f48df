import { settingFeatures, usualPlaceFeature } from '#features/featureTable.ts'
import type { BoostOptions } from '#model/boostedTrees.ts'
import type { NetOptions } from '#model/denseNet.ts'

export type ForecastOptions = {
  members: BoostOptions[]
  nets: NetOptions[]
  /** Threads to train on besides this one; 0 = train on this one. */
  threads: number
  /** Of the candidates that were in neither of the last two editions and did not come, these shares teach. */
  shares: { formerly: number; newcomer: number }
  /** Trained anew once this many times the rows of last time are known. */
  retrainAt: number
  firstLesson: number
}

const member: BoostOptions = {
  trees: 110,
  leaves: 24,
  minHessian: 10,
  l2: 5,
  rate: 0.09,
  rowShare: 0.5,
  featureShare: 0.3,
  blind: [usualPlaceFeature],
  seed: 1,
}

// What is the same for all candidates of an edition cannot rank them; nets do better without.
const net: NetOptions = {
  hidden: [32, 16],
  epochs: 5,
  rate: 0.002,
  shrink: 1e-4,
  dropout: 0.1,
  blind: [...settingFeatures, usualPlaceFeature],
  seed: 1,
}

export const usualOptions: ForecastOptions = {
  members: [member, { ...member, seed: 2 }, { ...member, seed: 3, leaves: 8, trees: 150, rate: 0.12 }],
  nets: [net, { ...net, seed: 2 }],
  threads: 2,
  shares: { formerly: 0.35, newcomer: 0.08 },
  retrainAt: 1.3,
  firstLesson: 4000,
}
