import { z } from 'zod'
import { editionCard } from '#exhibition/card.ts'
import { date } from '#field.ts'

/** Who sells what: booth builder, forwarder, organiser (booths of the coming edition), hall. */
export const sellers = ['builder', 'forwarder', 'organizer', 'hall'] as const
export const seller = z.enum(sellers)
export type Seller = z.infer<typeof seller>

/** When a call is worth making (联系窗口), counted back from the key dates of the edition as they stand now. */
export const contactWindow = z.object({
  seller,
  from: date,
  to: date,
  /** 太早, 窗口期, 太晚 */
  state: z.enum(['before', 'open', 'closed']),
  /** days until it opens (`before`) or closes (`open`); 0 once it is closed */
  days: z.number().int(),
  /** the key date that closes it; `start`: none is known, so counted from the first day */
  closedBy: z.enum(['start', 'drawingReviewDeadline', 'freightDeadline']),
  /** that date; null: none is known */
  keyDate: date.nullable(),
  /** the first day it is counted back from */
  startDate: date,
  /**
   * whose first day that is: the edition's own; or, for organisers and halls once it is too late for that, of a later
   * one of the exhibition, announced or expected by its rhythm
   */
  edition: z.enum(['this', 'announced', 'expected']),
})
export type ContactWindow = z.infer<typeof contactWindow>

/**
 * Why an edition has no prediction: 数据不足，暂不预测. `have` of `need` earlier lists, exhibitors on them, or editions to
 * learn from. `listPublished`: who exhibits is known, and nothing had been said before.
 */
export const lack = z.object({
  code: z.enum([
    'noEarlierList',
    'oneEarlierList',
    'fewEarlierExhibitors',
    'tooFarAhead',
    'cancelled',
    'notScoredYet',
    'modelUntrained',
    'listPublished',
  ]),
  have: z.number().int().nullable(),
  need: z.number().int().nullable(),
})
export type Lack = z.infer<typeof lack>

const share = z.number().min(0).max(1)

/** How predictions turned out. All shares are 0–1. `baseline`: "exhibited last time, then most often". */
export const scorecard = z.object({
  /** `settled`: what was said before the list was known; `backtest`: what the model would have said about earlier editions */
  kind: z.enum(['settled', 'backtest']),
  editions: z.number().int(),
  precisionAt20: share,
  precisionAt50: share,
  recallAt200: share,
  brier: z.number(),
  baselinePrecisionAt20: share,
  baselinePrecisionAt50: share,
  baselineRecallAt200: share,
  /** the places ranked, and the exhibitors there were to find */
  predicted: z.number().int(),
  actual: z.number().int(),
  /** of each band: what was said on average and what came true */
  byBand: z.array(
    z.object({
      band: z.enum(['high', 'mid', 'low']),
      predicted: share,
      happened: share,
      count: z.number().int(),
    }),
  ),
  /**
   * of what people had said before the first day (会参展 / 不参展): how many statements, what the model said of the same
   * companies (null: it ranked none of them), and how many of them came
   */
  byVerdict: z.array(
    z.object({
      verdict: z.enum(['yes', 'no']),
      count: z.number().int(),
      predicted: share.nullable(),
      happened: share,
    }),
  ),
  modelVersion: z.string(),
  /** the list it was held against was not complete */
  isPartial: z.boolean(),
  settledAt: z.string().nullable(),
})
export type Scorecard = z.infer<typeof scorecard>

/** An edition as a card of 参展预测. */
export const predictionEdition = z.object({
  edition: editionCard,
  /** null: predicted */
  lack: lack.nullable(),
  /** companies ranked; in bands high ≥ 0.70, mid ≥ 0.40, low, which add up to it */
  predictedCount: z.number().int(),
  highCount: z.number().int(),
  midCount: z.number().int(),
  lowCount: z.number().int(),
  /** how many to expect that never were here, of those known from other exhibitions: the sum of their probabilities */
  newcomerCount: z.number().int(),
  /** how many to expect of those that were here before: the sum of their probabilities */
  expectedCount: z.number().int(),
  /** of the ranked companies those of the viewer's regions and industries; null: the viewer has named none */
  matchedCount: z.number().int().nullable(),
  /** entries of the list that we hold to the expected number of exhibitors, 0–100; null while nothing is published */
  publishedRatio: z.number().nullable(),
  /** the settled one once there is one, else the backtest of its series */
  scorecard: scorecard.nullable(),
  windows: z.array(contactWindow),
  /** instant of the run, and the last day whose data it could see */
  scoredAt: z.string().nullable(),
  cutOff: date.nullable(),
  modelVersion: z.string().nullable(),
})
export type PredictionEdition = z.infer<typeof predictionEdition>

/** What who may not see the cards sees of one: how many and until when, of no exhibition that is named. */
export const unnamedEdition = predictionEdition
  .pick({ predictedCount: true, highCount: true, midCount: true, lowCount: true, windows: true })
  .extend({ edition: editionCard.pick({ startDate: true, endDate: true, cityName: true, tile: true }) })
export type UnnamedEdition = z.infer<typeof unnamedEdition>
