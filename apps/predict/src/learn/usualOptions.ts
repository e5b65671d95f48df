import {
  anchorFeatures,
  newcomerFeatures,
  returningFeatures,
  settingFeatures,
} from '#features/featureTable.ts'
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

/** What one model is made of, and when it learns. */
export type StudyOptions = {
  members: BoostOptions[]
  nets: NetOptions[]
  boostedRhythm: Rhythm
  netRhythm: Rhythm
}

export type LearnOptions = {
  returning: StudyOptions
  newcomers: StudyOptions
  /** Threads to train on besides this one; 0 = train on this one. */
  threads: number
  /** Of the candidates that were in neither of the last two editions and did not come, these shares teach. */
  shares: { formerly: number; newcomer: number }
  /** Learns anew for the first question on or after each of these days, instead of by what is known. */
  learnOn?: readonly number[]
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
  blind: [...anchorFeatures, ...newcomerFeatures],
  seed: 1,
}

// What is the same for all candidates of an edition cannot rank them; nets do better without.
const net: NetOptions = {
  hidden: [32, 16],
  epochs: 5,
  rate: 0.002,
  shrink: 1e-4,
  dropout: 0.1,
  blind: [...settingFeatures, ...anchorFeatures, ...newcomerFeatures],
  seed: 1,
}

// Few of them come, and what a small tree cannot tell is chance.
const newcomerMember: BoostOptions = {
  ...member,
  trees: 100,
  leaves: 12,
  minHessian: 5,
  l2: 10,
  rate: 0.08,
  blind: returningFeatures,
}

// Old trees do worse, and do not miss what is long past; nets keep, and want all there is.
const boostedRhythm: Rhythm = { times: 1.4, more: 60_000, latest: 200_000 }
const netRhythm: Rhythm = {
  times: 1.3,
  more: Number.POSITIVE_INFINITY,
  latest: Number.POSITIVE_INFINITY,
}

export const usualOptions: LearnOptions = {
  returning: {
    members: [member, { ...member, seed: 2 }],
    nets: [net, { ...net, seed: 2 }],
    boostedRhythm,
    netRhythm,
  },
  newcomers: {
    members: [newcomerMember, { ...newcomerMember, seed: 2 }],
    nets: [],
    boostedRhythm,
    netRhythm,
  },
  threads: 2,
  shares: { formerly: 0.35, newcomer: 0.15 },
  fewest: { editions: 5, rows: 800 },
}
