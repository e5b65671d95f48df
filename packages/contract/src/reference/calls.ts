import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { code, regionCode } from '#field.ts'
import { locales } from '#locale.ts'
import { adminService, authCenter, base, system, userCenter } from '#prefix.ts'

export interface RegionNode {
  code: string
  /** in the language of the reader */
  name: string
  /** Of provinces, prefectures and countries. */
  englishName: string | null
  level: number
  children: RegionNode[]
}

const regionNode: z.ZodType<RegionNode> = z.object({
  code: regionCode,
  name: z.string(),
  englishName: z.string().nullable(),
  level: z.number().int(),
  get children() {
    return z.array(regionNode)
  },
})

export interface DictionaryNode {
  code: string
  label: string
  children: DictionaryNode[]
}

const dictionaryNode: z.ZodType<DictionaryNode> = z.object({
  code: z.string(),
  label: z.string(),
  get children() {
    return z.array(dictionaryNode)
  },
})

/** Without it the language of the reader (Accept-Language). */
const locale = z.enum(locales).optional()

export const reference = calls('reference', {
  customerServiceInfo: read('GET', `${userCenter}/platformConfig/none/customerServiceInfo`, {
    access: 'anyone',
    summary: '客服信息: QR code and telephone of the customer service',
    alsoAt: [`${authCenter}/platformConfig/none/customerServiceInfo`],
    input: z.object({}),
    output: z.object({ qrCode: z.string().nullable(), phone: z.string(), workTime: z.string().nullable() }),
  }),
  queryRegionTree: read('GET', `${base}/region/queryRegionTree`, {
    access: 'anyone',
    cacheSeconds: 3600,
    keep: true,
    summary: '地区树: provinces, cities, districts; countries when asked for',
    input: z.object({
      level: z.coerce.number().int().min(1).max(3).default(2),
      parentCode: regionCode.optional(),
      includeOverseas: z.stringbool().default(false),
    }),
    output: z.array(regionNode),
  }),
  industryTree: read('GET', `${base}/industry/none/queryIndustryTree`, {
    access: 'anyone',
    cacheSeconds: 3600,
    keep: true,
    summary: '行业树: GB/T 4754 sections and divisions',
    input: z.object({ level: z.coerce.number().int().min(1).max(4).default(2) }),
    output: z.array(dictionaryNode),
  }),
  getTreeDictionaryByTypeList: read('POST', `${adminService}/dictionary/none/getTreeDictionaryByTypeList`, {
    access: 'anyone',
    summary: '字典: several dictionary trees at once',
    input: z.object({ typeList: z.array(code).min(1).max(50), locale }),
    output: z.record(z.string(), z.array(dictionaryNode)),
  }),
  getTreeDictionary: read('GET', `${system}/dictionary/none/getTreeDictionary`, {
    access: 'anyone',
    cacheSeconds: 3600,
    summary: '字典: one dictionary tree',
    input: z.object({ type: code, locale }),
    output: z.array(dictionaryNode),
    fails: ['notFound'],
  }),
})
