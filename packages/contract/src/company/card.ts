import { z } from 'zod'
import { tile } from '#exhibition/tile.ts'
import { date, id, money } from '#field.ts'
import { hitReason, marks } from '#hitReason.ts'
import { nameParts } from '#nameParts.ts'

const latestExhibition = z.object({ editionId: id, name: z.string(), startDate: date })
const nextExhibition = z.object({
  editionId: id,
  startDate: date,
  /** Its trade in one word, in the reader's language: 泵阀. */
  word: tile.shape.word,
})

/** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
export const companyCard = z.object({
  id,
  name: z.string(),
  /** null: not Chinese, or nothing to set apart */
  nameParts: nameParts.nullable(),
  /** Ranges of `name` that the keyword hit. */
  nameMarks: marks,
  englishName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  registrationStatus: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  /** 元, or units of `registeredCapitalCurrency`. */
  registeredCapital: money.nullable(),
  registeredCapitalCurrency: z.string().nullable(),
  establishDate: date.nullable(),
  regionName: z.string().nullable(),
  /** Without 省 and 市. */
  cityName: z.string().nullable(),
  industryName: z.string().nullable(),
  tags: z.array(z.string()),
  exhibitionCount: z.number().int(),
  /** 0–100, 特装 of the entries whose booth type is known */
  customBoothRatio: z.number().int().nullable(),
  latestExhibition: latestExhibition.nullable(),
  /** The first that is not over. */
  nextExhibition: nextExhibition.nullable(),
  contactCount: z.number().int(),
  hitReason: hitReason.nullable(),
  /** known only from an exhibitor list, no registry record yet */
  knownFrom: z.enum(['registry', 'list']),
  myState: z
    .object({ favorited: z.boolean(), unlocked: z.boolean(), followedAt: z.string().nullable() })
    .nullable(),
})
export type CompanyCard = z.infer<typeof companyCard>
