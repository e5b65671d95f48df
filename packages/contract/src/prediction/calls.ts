import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { code, date, id, regionCode, text } from '#field.ts'
import { mostCodes } from '#filterLimits.ts'
import { page, pageOf } from '#paging.ts'
import {
  band,
  explanation,
  predictedCompany,
  predictedEdition,
  predictedRow,
  verdict,
} from '#prediction/company.ts'
import { predictionEdition, scorecard, seller, unnamedEdition } from '#prediction/edition.ts'
import { exhibitionBusiness, searchService } from '#prefix.ts'

export const predictionTabs = ['recommended', 'mine', 'past'] as const
export const predictionEditionSorts = ['startDate', 'matchedCount', 'highCount', 'contactWindow'] as const
export const predictedEditionSorts = ['probability', 'startDate', 'contactWindow'] as const
export const predictionSorts = ['probability', 'expectedArea', 'match'] as const

/** Filters of 预测参展. Only plans that see the whole list may narrow or reorder it. */
export const predictionFilters = z.object({
  bands: z.array(band).max(3).optional(),
  newOrOld: z.enum(['new', 'old']).optional(),
  boothTypes: z
    .array(z.enum(['standard', 'custom', 'raw', 'joint']))
    .max(4)
    .optional(),
  regionCodes: z.array(regionCode).max(mostCodes).optional(),
  /** 元 */
  capitalMin: z.number().min(0).optional(),
  capitalMax: z.number().min(0).optional(),
  hasMobile: z.boolean().optional(),
  isListed: z.boolean().optional(),
  myState: z.enum(['notUnlocked', 'unlocked', 'notFollowed', 'followed', 'favorited']).optional(),
})
export type PredictionFilters = z.infer<typeof predictionFilters>

export const prediction = calls('prediction', {
  editions: list('POST', `${searchService}/prediction/none/editions`, {
    access: 'visitor',
    quota: 'prediction_editions',
    keep: true,
    summary: '参展预测: editions whose exhibitors are predicted; a visitor gets their numbers and no name',
    input: z.object({
      /**
       * `recommended`: what the seller can still be in time for; `mine`: marked by the viewer; `past`: begun, published or
       * too late, with what came true (回看)
       */
      tab: z.enum(predictionTabs).default('recommended'),
      industryCodes: z.array(code).max(mostCodes).optional(),
      regionCodes: z.array(regionCode).max(mostCodes).optional(),
      from: date.optional(),
      to: date.optional(),
      /** 只看匹配我的: of the viewer's regions or industries */
      onlyMatched: z.boolean().default(false),
      /** 本周必须联系: the seller's window is open and closes within seven days */
      closingFor: seller.optional(),
      sort: z.enum(predictionEditionSorts).default('contactWindow'),
      /** whose window makes the tabs and the order `contactWindow`: what closes soonest, then what opens soonest */
      seller: seller.default('builder'),
      ...page,
    }),
    output: pageOf(predictionEdition).extend({
      /** the viewer has named regions or industries, so that matching means something */
      hasProfile: z.boolean(),
      /** of whose plan shows no card, the first ones without their names; else empty */
      unnamed: z.array(unnamedEdition).max(6),
    }),
    fails: ['signedOut'],
  }),
  edition: read('GET', `${searchService}/prediction/none/edition`, {
    access: 'visitor',
    keep: true,
    summary: '预测参展 on 展会详情: how many companies are expected at one edition, and how sure that is',
    input: z.object({ id }),
    output: predictionEdition,
    fails: ['notFound'],
  }),
  companies: list('POST', `${searchService}/prediction/none/companies`, {
    access: 'visitor',
    quota: 'prediction_rows',
    keep: true,
    summary: '预测参展: companies likely to exhibit at an edition, best first, each with its reasons',
    input: z.object({
      editionId: id,
      filters: predictionFilters.default({}),
      sort: z.enum(predictionSorts).default('probability'),
      ...page,
    }),
    output: pageOf(predictedCompany).extend({
      /** its counts are those of the rows as they stand now: who was listed meanwhile is certain */
      head: predictionEdition,
      /** ranked companies that never were here, as many as `newOrOld: new` finds */
      neverHereCount: z.number().int(),
    }),
    fails: ['notFound', 'planTooLow'],
  }),
  byCompany: list('GET', `${searchService}/prediction/none/byCompany`, {
    access: 'visitor',
    quota: 'prediction_rows',
    keep: true,
    summary: '下一次可能参展: coming editions a company is likely to exhibit at, most likely first',
    input: z.object({
      id,
      sort: z.enum(predictedEditionSorts).default('probability'),
      /** whose window `sort: contactWindow` means */
      seller: seller.default('builder'),
      ...page,
    }),
    output: pageOf(predictedEdition).extend({
      companyName: z.string(),
      /** null: predicted; else why nothing can be said */
      lack: z.enum(['neverListed', 'inactive', 'noUpcomingEdition', 'closedDown']).nullable(),
    }),
    fails: ['notFound'],
  }),
  explain: read('GET', `${exhibitionBusiness}/prediction/explain`, {
    access: 'signedIn',
    summary: '为什么: what speaks for and against one prediction, with the records behind it',
    input: z.object({ predictionId: id }),
    output: explanation,
    fails: ['notFound', 'planTooLow'],
  }),
  scorecard: read('GET', `${exhibitionBusiness}/prediction/none/scorecard`, {
    access: 'visitor',
    keep: true,
    summary: '模型成绩: how predictions of an edition, of a series or of all turned out, beside the baseline',
    input: z.object({ editionId: id.optional(), seriesId: id.optional() }),
    output: z.object({
      /** null: nothing settled and nothing to test on yet */
      scorecard: scorecard.nullable(),
      /** 0–1, mean gap between what was said and what came true over ten bands; of the model as a whole */
      calibrationError: z.number().nullable(),
      calibration: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
          count: z.number().int(),
          predicted: z.number(),
          happened: z.number(),
        }),
      ),
      modelVersion: z.string().nullable(),
      scoredAt: z.string().nullable(),
    }),
    fails: ['notFound'],
  }),
  see: write('POST', `${exhibitionBusiness}/prediction/see`, {
    access: 'signedIn',
    summary: '参展预测 was looked at: the predictions there are now are new no more',
    input: z.object({}),
    output: z.object({ newPredictionCount: z.literal(0) }),
  }),
  exportList: write('POST', `${searchService}/prediction/exportList`, {
    access: 'zky:enterprise:export',
    spends: 'export',
    summary:
      '导出 of 预测参展: companies of an edition as filtered and ordered, as many as the plan still allows today',
    input: z.object({
      editionId: id,
      filters: predictionFilters.default({}),
      sort: z.enum(predictionSorts).default('probability'),
    }),
    output: z.object({
      rows: z.array(predictedRow),
      /** rows left today */
      remaining: z.number().int(),
      limit: z.number().int(),
      /** true: the list has more than the rows given */
      isCut: z.boolean(),
    }),
    fails: ['notFound', 'quotaUsedUp', 'planTooLow', 'nothingToDo'],
  }),
  feedback: write('POST', `${exhibitionBusiness}/prediction/feedback`, {
    access: 'signedIn',
    summary: '会参展 / 不参展: what a person knows better; null takes it back',
    input: z.object({
      editionId: id,
      companyId: id,
      verdict: verdict.nullable(),
      note: text(200).default(''),
    }),
    output: z.object({ myVerdict: verdict.nullable() }),
    fails: ['notFound'],
  }),
})
