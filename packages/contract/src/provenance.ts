import { z } from 'zod'
import { date } from '#field.ts'

/** What of a company or an edition one source may tell and another not. */
export const factGroup = z.enum([
  'name',
  'codes',
  'english_name',
  'short_name',
  'registration',
  'status',
  'capital',
  'industry',
  'address',
  'mail_address',
  'position',
  'place',
  'scope',
  'introduction',
  'products',
  'scale',
  'website',
  'listing',
  'dates',
  'schedule',
  'country',
])
export type FactGroup = z.infer<typeof factGroup>

/** Up to which day a source knew what it says; null where no one said. `isStale`: so long ago that it may have changed. */
const told = z.object({ source: z.string(), asOf: date.nullable(), isStale: z.boolean() })

/** Where a record comes from; every data page shows it. */
export const provenance = told.extend({
  /** What the source allows, as it calls it: CC0. */
  licence: z.string().nullable(),
  /** Where the record stands, else where the source does. */
  sourceUrl: z.string().nullable(),
  /** The day it came in. */
  importedOn: date,
  /** What another source told, or another day. */
  others: z.array(told.extend({ group: factGroup })),
})
export type Provenance = z.infer<typeof provenance>
