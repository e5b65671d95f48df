import { z } from 'zod'
import { read } from '#endpoint.ts'
import { date, filledText, id } from '#field.ts'
import { searchService } from '#prefix.ts'

/** A fair as somebody wrote it down. */
const writtenFair = z.object({
  /** with or without its year and number: 第23届上海国际机床展2026 */
  name: filledText(200),
  /** goes before a year in the name */
  year: z.number().int().min(1900).max(2200).optional(),
})

/** Why an edition is meant; the strongest first. */
const editionMatchReasons = [
  'sameName',
  'sameSeriesAndYear',
  'sameSeriesAndNumber',
  'sameSeries',
  'otherYear',
  'similarName',
] as const
export type EditionMatchReason = (typeof editionMatchReasons)[number]

/** An edition that a written name may mean. */
const editionCandidate = z.object({
  id,
  name: z.string(),
  startDate: date,
  /** 0–1; from 0.7 on an edition is a candidate at all */
  score: z.number(),
  /** Taken for it without a look: 0.95 at least, and no other edition comes near. */
  isSure: z.boolean(),
  /** the strongest first */
  reasons: z.array(z.enum(editionMatchReasons)),
})

/** 展会匹配 */
export const matchCalls = {
  match: read('POST', `${searchService}/exhibition/match`, {
    access: 'signedIn',
    summary: '展会匹配: names of fairs to editions, each with score and reasons',
    input: z.object({
      names: z.array(writtenFair).min(1).max(100),
      /** candidates of one name at most */
      limit: z.number().int().min(1).max(5).default(5),
    }),
    output: z.object({
      /** one for each name, in their order */
      results: z.array(z.object({ candidates: z.array(editionCandidate) })),
    }),
    fails: ['quotaUsedUp'],
  }),
}
