import { z } from 'zod'
import { metric } from '#exhibition/card.ts'
import { id } from '#field.ts'
import { nameParts } from '#nameParts.ts'
import { provenance } from '#provenance.ts'

/** A position or department as the list prints it, and how many have it; null: not told. */
const counted = z.object({ name: z.string(), count: z.number().int().nullable() })

/** An organisation that visits an edition. */
export const visitorRow = z.object({
  id,
  /** as printed */
  listedName: z.string(),
  /** of `listedName`; null: not Chinese, or nothing to set apart */
  nameParts: nameParts.nullable(),
  /** null: no company is it for certain */
  companyId: id.nullable(),
  registrationStatus: z.string().nullable(),
  regionName: z.string().nullable(),
  countryCode: z.string().nullable(),
  industryText: z.string().nullable(),
  /** people; null: not told */
  visitorCount: z.number().int().nullable(),
  /** editions of the series that it visited, of those whose visitors are known */
  editionCount: z.number().int(),
  jobLevels: z.array(counted),
  departments: z.array(counted),
  /** 采购意向 */
  interests: z.array(z.string()),
  /** Those who agreed to be shown, by the first character of the name: 张**. */
  persons: z.array(z.object({ name: z.string(), position: z.string().nullable() })),
  contactCount: z.number().int(),
  myState: z
    .object({ favorited: z.boolean(), unlocked: z.boolean(), followedAt: z.string().nullable() })
    .nullable(),
})
export type VisitorRow = z.infer<typeof visitorRow>

export const visitorDimensions = ['region', 'industry', 'jobLevel', 'department', 'interest'] as const
export type VisitorDimension = (typeof visitorDimensions)[number]

/** How many of the visitors are of one region, industry, position, department or intention. */
const visitorShare = z.object({
  name: z.string(),
  /** ISO 3166-1 alpha-2 of a region abroad */
  countryCode: z.string().nullable(),
  /** people; null: its share alone is published */
  visitors: z.number().int().nullable(),
  /** percent of all visitors; null: its number alone is published */
  share: z.number().nullable(),
})

/** What an organiser publishes of the visitors of an edition. */
export const visitorStatistics = z.object({
  editionName: z.string(),
  /** 观众总数, 专业观众, 境外观众, 人次: the figures of the edition that are known, each with what it rests on */
  totals: z.array(metric),
  /** percent of 观众总数, of figures of one source; null: one of the two is not known */
  tradeShare: z.number().nullable(),
  overseasShare: z.number().nullable(),
  /** Those that are published, ten rows each at most, the largest first. */
  dimensions: z.array(
    z.object({
      dimension: z.enum(visitorDimensions),
      rows: z.array(visitorShare),
      /** further rows that are known */
      more: z.number().int(),
    }),
  ),
  /** organisations of the list; up to 1,000 are counted */
  organizations: z.object({ count: z.number().int(), isMore: z.boolean() }),
  /** of the newest of the shares; null: there are none */
  provenance: provenance.nullable(),
})
export type VisitorStatistics = z.infer<typeof visitorStatistics>
