import { anchorFeatures, settingFeatures } from '#features/featureTable.ts'
import type { BoostOptions } from '#model/boostedTrees.ts'
import type { NetOptions } from '#model/denseNet.ts'

/** When a kind of member learns anew, and from what. */
export type Rhythm = {
  /** Once this many times the rows of last time are known, or this many more, whichever is sooner. */
  times: number
  more: number
  /** From the latest rows, this many at most. */
  latest: number
}

export type LearnOptions = {
  members: BoostOptions[]
  nets: NetOptions[]
  /** Threads to train on besides this one; 0 = train on this one. */
  threads: number
  /** Of the candidates that were in neither of the last two editions and did not come, these shares teach. */
  shares: { formerly: number; newcomer: number }
  boostedRhythm: Rhythm
  netRhythm: Rhythm
  /** Learns anew for the first question on or after each of these days, instead of by what is known. */
  learnOn?: readonly number[]
  /** Told what share of the questions has been gone through, 0–1. */
  onProgress?: (share: number) => void
  /** Fewest editions to learn from, and rows of them. */
  fewest: { editions: number; rows: number }
}

const member: BoostOptions = {
  trees: 110,
  leaves: 24,
  minHessian: 10,
  l2: 5,
  rate: 0.09,
  rowShare: 0.5,
  featureShare: 0.3,
  blind: anchorFeatures,
  seed: 1,
}

// What is the same for all candidates of an edition cannot rank them; nets do better without.
const net: NetOptions = {
  hidden: [32, 16],
  epochs: 5,
  rate: 0.002,
  shrink: 1e-4,
  dropout: 0.1,
  blind: [...settingFeatures, ...anchorFeatures],
  seed: 1,
}

export const usualOptions: LearnOptions = {
  members: [member, { ...member, seed: 2 }],
  nets: [net, { ...net, seed: 2 }],
  threads: 2,
  shares: { formerly: 0.35, newcomer: 0.08 },
  // Old trees do worse, and do not miss what is long past; nets keep, and want all there is.
  boostedRhythm: { times: 1.4, more: 60_000, latest: 200_000 },
  netRhythm: { times: 1.3, more: Number.POSITIVE_INFINITY, latest: Number.POSITIVE_INFINITY },
  fewest: { editions: 5, rows: 800 },
}
