import { z } from 'zod'
import { companyCard } from '#company/card.ts'
import { matchReasons } from '#company/matchReasons.ts'
import { companySignal } from '#company/signal.ts'
import { heldBy } from '#customer/heldBy.ts'
import { followStage, intentLevel } from '#customer/stage.ts'
import { tile } from '#exhibition/tile.ts'
import { date, id, money } from '#field.ts'
import { contactRow } from '#member/contactRow.ts'
import { provenance } from '#provenance.ts'

/** The modules of 企业详情, in the order of the spec (§2). */
export const moduleNames = [
  'exhibitionHistory',
  'enterpriseInfo',
  'baikeInfo',
  'keysPerson',
  'shareholder',
  'branch',
  'investment',
  'annualReport',
  'b2bInfo',
  'wechatInfo',
  'appProduction',
  'financingInfo',
  'similarCompany',
  'abnormalInfo',
  'patentPage',
  'certInfoPage',
  'trademarkPage',
  'recruitPage',
  'tenderProjectPage',
] as const
const moduleName = z.enum(moduleNames)
export type ModuleName = z.infer<typeof moduleName>

const exhibitionEntry = z.object({
  editionId: id,
  name: z.string(),
  startDate: date,
  endDate: date,
  tile,
  boothNo: z.string().nullable(),
  listedName: z.string(),
})

const comingEntry = exhibitionEntry.extend({
  cityName: z.string().nullable(),
  pavilionName: z.string().nullable(),
  boothType: z.string(),
  /** m² */
  boothArea: z.number().nullable(),
})

const whom = contactRow.pick({
  id: true,
  type: true,
  content: true,
  contactName: true,
  position: true,
  department: true,
  numberStatus: true,
  statusCheckedAt: true,
  doNotCall: true,
})
export type Whom = z.infer<typeof whom>

/** 企业详情: what answers "is it worth a call, and whom do I call". */
export const companyDetail = z.object({
  card: companyCard,
  formerNames: z.array(z.string()),
  brands: z.array(z.string()),
  /** Companies that it may be, or that may be it, the likeliest first, five at most. */
  mayBe: z.array(
    z.object({
      id,
      name: z.string(),
      knownFrom: z.enum(['registry', 'list']),
      /** 0–1 */
      score: z.number(),
      reason: z.enum(matchReasons).nullable(),
    }),
  ),
  unifiedSocialCreditCode: z.string().nullable(),
  insuredCount: z.number().int().nullable(),
  registeredAddress: z.string().nullable(),
  website: z.string().nullable(),
  introduction: z.string().nullable(),
  products: z.array(z.string()),
  /** What it is about, each with the firmest that tells it and the exhibition in whose list that stands; null: its own record. */
  topics: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      basis: z.enum(['category', 'product', 'introduction', 'name']),
      editionName: z.string().nullable(),
    }),
  ),
  contactSummary: z.object({
    total: z.number().int(),
    mobile: z.number().int(),
    landline: z.number().int(),
    email: z.number().int(),
    lastVerifiedAt: z.string().nullable(),
    /**
     * whom to ring first, three at most, each once; always masked, for this answer is kept on the device. None for a
     * visitor, who sees how many there are.
     */
    people: z.array(whom).max(3),
  }),
  exhibitionProfile: z.object({
    total: z.number().int(),
    last12Months: z.number().int(),
    topSeries: z.array(z.object({ seriesId: id, name: z.string(), count: z.number().int() })),
    topCities: z.array(z.string()),
    /** m², over entries whose booth area is known */
    averageBoothArea: z.number().nullable(),
    /** 0–100, over entries whose booth type is known */
    customBoothRatio: z.number().nullable(),
    /** entries of editions that have not begun */
    upcomingCount: z.number().int(),
    /** those of editions that are not over, the soonest first, five at most */
    upcoming: z.array(comingEntry),
    /** the newest editions that are over, three at most and as many as the plan shows */
    latest: z.array(exhibitionEntry),
  }),
  /** 商机信号 of the last two years, the newest first; a visitor is told how many there are. */
  signals: z.object({
    total: z.number().int(),
    newCount: z.number().int(),
    /** four at most */
    list: z.array(companySignal).max(4),
  }),
  recentFollowUps: z.array(
    z.object({
      id,
      followType: z.string(),
      content: z.string(),
      followTime: z.string(),
      byName: z.string().nullable(),
    }),
  ),
  customer: z
    .object({
      stage: followStage,
      intentLevel: intentLevel.nullable(),
      nextFollowTime: z.string().nullable(),
      /** null: the viewer alone, or nobody */
      heldBy: heldBy.nullable(),
      /** null: somebody has it; else by this it is taken out of the pool */
      poolId: id.nullable(),
    })
    .nullable(),
  /** Rows behind each module; null: data of this kind is not collected yet. */
  moduleCounts: z.partialRecord(moduleName, z.number().int().nullable()),
  /** What the first record of a module says of all: the largest share, the newest entry. */
  moduleTops: z.partialRecord(moduleName, z.union([z.string(), z.number()]).nullable()),
  /** 变更记录 */
  changes: z.object({ count: z.number().int(), latestDate: date.nullable() }),
  unlock: z
    .object({
      unlocked: z.boolean(),
      remaining: z.number().int().nullable(),
      expireTime: z.string().nullable(),
    })
    .nullable(),
  provenance,
})
export type CompanyDetail = z.infer<typeof companyDetail>

/** 工商信息. */
export const businessInfo = z.object({
  name: z.string(),
  englishName: z.string().nullable(),
  formerNames: z.array(z.object({ name: z.string(), changeDate: date.nullable() })),
  unifiedSocialCreditCode: z.string().nullable(),
  registrationNo: z.string().nullable(),
  organizationCode: z.string().nullable(),
  taxpayerNo: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  enterpriseType: z.string().nullable(),
  registrationStatus: z.string().nullable(),
  establishDate: date.nullable(),
  approvalDate: date.nullable(),
  termStart: date.nullable(),
  termEnd: date.nullable(),
  registeredCapital: money.nullable(),
  registeredCapitalCurrency: z.string().nullable(),
  registeredCapitalText: z.string().nullable(),
  paidInCapital: money.nullable(),
  registrationAuthority: z.string().nullable(),
  industryPath: z.array(z.string()),
  regionPath: z.array(z.string()),
  registeredAddress: z.string().nullable(),
  businessScope: z.string().nullable(),
  insuredCount: z.number().int().nullable(),
  staffScale: z.string().nullable(),
  taxpayerQualification: z.string().nullable(),
  customsCode: z.string().nullable(),
  stockCode: z.string().nullable(),
  exchange: z.string().nullable(),
  changes: z.array(
    z.object({
      item: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      changeDate: date,
    }),
  ),
  provenance,
})
export type BusinessInfo = z.infer<typeof businessInfo>

export const exhibitionHistoryRow = z.object({
  exhibitorId: id,
  editionId: id,
  exhibitionName: z.string(),
  editionNo: z.number().int().nullable(),
  startDate: date,
  endDate: date,
  tile,
  /** null: a hall that is known by its words alone */
  hallId: id.nullable(),
  hallName: z.string().nullable(),
  cityName: z.string().nullable(),
  boothNo: z.string().nullable(),
  pavilionName: z.string().nullable(),
  boothType: z.string(),
  boothArea: z.number().nullable(),
  products: z.array(z.string()),
  role: z.string(),
  listedName: z.string(),
  source: z.string(),
})
export type ExhibitionHistoryRow = z.infer<typeof exhibitionHistoryRow>
