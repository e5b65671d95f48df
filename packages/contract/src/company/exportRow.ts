import { z } from 'zod'
import { date, money } from '#field.ts'

/** A company in a file for outside the product. Contacts never leave in one. */
export const exportRow = z.object({
  name: z.string(),
  englishName: z.string().nullable(),
  unifiedSocialCreditCode: z.string().nullable(),
  registrationStatus: z.string().nullable(),
  legalRepresentative: z.string().nullable(),
  /** units of `registeredCapitalCurrency` */
  registeredCapital: money.nullable(),
  registeredCapitalCurrency: z.string().nullable(),
  establishDate: date.nullable(),
  /** 人 */
  insuredCount: z.number().int().nullable(),
  regionName: z.string().nullable(),
  industryName: z.string().nullable(),
  registeredAddress: z.string().nullable(),
  website: z.string().nullable(),
  exhibitionCount: z.number().int(),
  latestExhibitionName: z.string().nullable(),
  latestExhibitionDate: date.nullable(),
  contactCount: z.number().int(),
})
export type ExportRow = z.infer<typeof exportRow>
