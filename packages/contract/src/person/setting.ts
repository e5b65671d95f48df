import { z } from 'zod'

/** 隐私设置: each switch takes effect at once. */
export const privacySetting = z.object({
  /** 个性化推荐 */
  personalized: z.boolean(),
  /** 名片对外可见 */
  cardVisible: z.boolean(),
  /** 允许团队成员看到我的联系记录 */
  shareFollowToTeam: z.boolean(),
})

/** 站内: in the message centre. */
const channels = z.object({ inApp: z.boolean() })

/** 通知设置: what notices are about, and where they come; of what is off none is written. */
export const notificationSetting = z.object({
  followUp: channels,
  exhibition: channels,
  prediction: channels,
  member: channels,
})
