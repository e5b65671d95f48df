import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { exportRow } from '#company/exportRow.ts'
import { tile } from '#exhibition/tile.ts'
import { date, id } from '#field.ts'
import { bands } from '#prediction/band.ts'
import { contactWindow } from '#prediction/edition.ts'
import { evidence, factorCode, predictionReason, reasonCode, reasonValue } from '#prediction/reason.ts'

export const band = z.enum(bands)
export const confidence = z.enum(['high', 'mid', 'low'])
export const verdict = z.enum(['yes', 'no'])
export type Verdict = z.infer<typeof verdict>

/** What is said of one company at one edition. */
export const prediction = z.object({
  id,
  /** place among the companies of the edition, from 1 */
  rank: z.number().int(),
  /** 0–1 */
  probability: z.number(),
  band,
  /** how much we know about the company and the exhibition */
  confidence,
  /** never listed at this exhibition before */
  isNewcomer: z.boolean(),
  /** editions of this exhibition it was listed at */
  timesHere: z.number().int(),
  /** 已公布: it stands on the list of the edition by now */
  isListed: z.boolean(),
  /** after the edition is settled: whether it came; null before */
  came: z.boolean().nullable(),
  reasons: z.array(predictionReason).max(3),
  expectedBoothType: z.enum(['standard', 'custom', 'raw', 'joint']).nullable(),
  /** m² */
  expectedBoothArea: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** the viewer's own 会参展 / 不参展 */
  myVerdict: verdict.nullable(),
  /** what a colleague of the viewer's tenant said last */
  teamVerdict: verdict.nullable(),
})
export type Prediction = z.infer<typeof prediction>

/** A row of 预测参展: a company at the edition asked for. */
export const predictedCompany = prediction.extend({ company: companyCard })
export type PredictedCompany = z.infer<typeof predictedCompany>

/** A row of 预测参展 in a file for outside the product. */
export const predictedRow = exportRow.extend({
  rank: z.number().int(),
  /** 0–1 */
  probability: z.number(),
  band,
  confidence,
  timesHere: z.number().int(),
  isListed: z.boolean(),
  expectedBoothType: prediction.shape.expectedBoothType,
  /** m² */
  expectedAreaLow: z.number().nullable(),
  expectedAreaHigh: z.number().nullable(),
  myVerdict: verdict.nullable(),
  teamVerdict: verdict.nullable(),
})
export type PredictedRow = z.infer<typeof predictedRow>

/** A row of 参展历史 › 预测: an edition for the company asked for. */
export const predictedEdition = prediction.extend({
  edition: z.object({
    id,
    name: z.string(),
    startDate: date,
    endDate: date,
    tile,
    hallName: z.string().nullable(),
    cityName: z.string().nullable(),
    daysLeft: z.number().int(),
  }),
  windows: z.array(contactWindow),
})
export type PredictedEdition = z.infer<typeof predictedEdition>

/** 为什么: what speaks for and against. Base plus contributions give the log-odds before calibration. */
export const explanation = z.object({
  predictionId: id,
  editionId: id,
  editionName: z.string(),
  companyId: id,
  companyName: z.string(),
  probability: z.number(),
  base: z.number(),
  factors: z.array(
    z.object({
      code: factorCode,
      /** log-odds, signed; strongest first */
      contribution: z.number(),
      /** what stands behind it, as far as records say it in a sentence */
      facts: z.array(z.object({ code: reasonCode, value: reasonValue, evidence: z.array(evidence) })),
    }),
  ),
  modelVersion: z.string(),
  cutOff: date,
  scoredAt: z.string(),
})
export type Explanation = z.infer<typeof explanation>
