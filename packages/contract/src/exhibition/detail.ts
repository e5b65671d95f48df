import { z } from 'zod'
import { countedTopic, editionCard, metric } from '#exhibition/card.ts'
import { date, id } from '#field.ts'
import { provenance } from '#provenance.ts'

/** 展会详情: the facts of one edition and the doors to its companies. */
export const exhibitionDetail = z.object({
  card: editionCard,
  seriesName: z.string(),
  originalStartDate: date.nullable(),
  originalEndDate: date.nullable(),
  website: z.string().nullable(),
  introduction: z.string().nullable(),
  scope: z.array(z.string()),
  frequency: z.string().nullable(),
  exhibitionType: z.string().nullable(),
  firstYear: z.number().int().nullable(),
  openHours: z.array(z.object({ date, from: z.string(), to: z.string(), audience: z.string().nullable() })),
  concurrentEvents: z.array(
    z.object({ title: z.string(), time: z.string().nullable(), place: z.string().nullable() }),
  ),
  hall: z
    .object({
      id,
      name: z.string(),
      address: z.string().nullable(),
      longitude: z.number().nullable(),
      latitude: z.number().nullable(),
    })
    .nullable(),
  venueText: z.string().nullable(),
  /** degrees, as the source of the edition tells; those of a known hall stand with it */
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  pavilions: z.array(z.object({ code: z.string(), count: z.number().int() })),
  /** the best known figure of each kind first: audited, published, estimated; newest first */
  metrics: z.array(metric),
  organizations: z.array(z.object({ role: z.string(), name: z.string(), companyId: id.nullable() })),
  keyDates: z.array(
    z.object({
      code: z.enum([
        'registrationDeadline',
        'drawingReviewDeadline',
        'freightDeadline',
        'moveIn',
        'show',
        'moveOut',
      ]),
      from: date,
      to: date,
    }),
  ),
  editions: z.array(
    z.object({
      id,
      name: z.string(),
      startDate: date,
      endDate: date,
      netExhibitionArea: z.number().nullable(),
      exhibitorCount: z.number().nullable(),
      visitorCount: z.number().nullable(),
    }),
  ),
  exhibitorListStatus: z.enum(['none', 'partial', 'published']),
  /** What the exhibitors of the list are about, most first, eight at most. */
  topics: z.array(countedTopic),
  exhibitorPreview: z.array(
    z.object({ id, listedName: z.string(), companyId: id.nullable(), boothNo: z.string().nullable() }),
  ),
  /** against the edition before; null when either list is missing */
  exhibitorChange: z
    .object({ added: z.number().int(), lost: z.number().int(), comparedWith: z.string() })
    .nullable(),
  /** 参展观众: organisations of the list (up to 1,000 are counted), and whether shares of all visitors are published */
  visitors: z.object({ organizations: z.number().int(), isMore: z.boolean(), hasShares: z.boolean() }),
  similar: z.array(editionCard),
  provenance,
})
export type ExhibitionDetail = z.infer<typeof exhibitionDetail>
