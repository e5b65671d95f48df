import { z } from 'zod'
import { code, date, id, instant, regionCode } from '#field.ts'

export const quota = z.object({
  code: z.string(),
  limit: z.number().int(),
  used: z.number().int(),
  /** First day of the next period; null when it never resets. */
  resetAt: date.nullable(),
})

export const gender = z.enum(['female', 'male'])

/** userInfo of the spec (§3): the person, the tenant, the plan, and what may be done. */
export const viewerInfo = z.object({
  subAccountId: id,
  accountId: id,
  tenantId: id,
  tenantName: z.string(),
  realName: z.string().nullable(),
  gender: gender.nullable(),
  avatarUrl: z.string().nullable(),
  phoneMask: z.string(),
  position: z.string().nullable(),
  email: z.string().nullable(),
  wechat: z.string().nullable(),
  /** Code of the dictionary persona_type. */
  personaType: z.string().nullable(),
  cityCodes: z.array(regionCode),
  industryCodes: z.array(code),
  /** 目标展会 */
  seriesIds: z.array(id),
  /** The registered company that the tenant is; null until it is known. */
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  /** 0 未认证 1 审核中 2 未通过 3 已认证 4 已过期 */
  authStatus: z.number().int(),
  plan: z.string(),
  planExpireDate: date.nullable(),
  isOwner: z.boolean(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  profileCompleted: z.boolean(),
  /** How often 填写信息 may still be put off. */
  infoSkipsLeft: z.number().int(),
  locale: z.string(),
  quotas: z.array(quota),
  /** Unread messages. */
  unreadCount: z.number().int(),
  /** 注销账号 was asked for and takes effect then. */
  cancelDueAt: instant.nullable(),
  hasPassword: z.boolean(),
  /** Agreements whose version in force this account has not agreed to. */
  pendingAgreements: z.array(z.string()),
})
export type ViewerInfo = z.infer<typeof viewerInfo>
