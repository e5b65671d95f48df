import { z } from 'zod'
import { date, id, money } from '#field.ts'

/** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
export const hitReason = z.object({
  field: z.enum([
    'name',
    'formerName',
    'brand',
    'englishName',
    'shortName',
    'product',
    'businessScope',
    'creditCode',
    'region',
    'pinyin',
    'exhibition',
    'alias',
    'booth',
    'listedName',
  ]),
  snippet: z.string(),
  /** Half-open ranges of UTF-16 offsets in `snippet`. */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type HitReason = z.infer<typeof hitReason>

const latestExhibition = z.object({ editionId: id, name: z.string(), startDate: date })

/** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
export const companyCard = z.object({
  id,
  name: z.string(),
  /** Ranges of `name` that the keyword hit. */
  nameMarks: z.array(z.tuple([z.number().int(), z.number().int()])),
  englishName: z.string().nullable(),
  logoUrl: z.string().nullable(),
  registrationStatus: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  /** 元, or units of `registeredCapitalCurrency`. */
  registeredCapital: money.nullable(),
  registeredCapitalCurrency: z.string().nullable(),
  establishDate: date.nullable(),
  regionName: z.string().nullable(),
  industryName: z.string().nullable(),
  tags: z.array(z.string()),
  exhibitionCount: z.number().int(),
  latestExhibition: latestExhibition.nullable(),
  contactCount: z.number().int(),
  hitReason: hitReason.nullable(),
  /** known only from an exhibitor list, no registry record yet */
  knownFrom: z.enum(['registry', 'list']),
  myState: z
    .object({ favorited: z.boolean(), unlocked: z.boolean(), followedAt: z.string().nullable() })
    .nullable(),
})
export type CompanyCard = z.infer<typeof companyCard>

/** Where a record comes from; every data page shows it. */
export const provenance = z.object({
  source: z.string(),
  sourceUrl: z.string().nullable(),
  updatedAt: z.string(),
})
export type Provenance = z.infer<typeof provenance>
