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

/** 站内: in the message centre. Of what is off there none is written, and so none comes elsewhere. */
const channels = z.object({
  inApp: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
  robot: z.boolean(),
})

/** 通知设置: what notices are about, and where they come. */
export const notificationSetting = z.object({
  followUp: channels,
  exhibition: channels,
  prediction: channels,
  member: channels,
  announcement: channels,
})

const changed = channels.partial().optional()
/** The switches given; others stay. */
export const changedNotifications = z.object({
  followUp: changed,
  exhibition: changed,
  prediction: changed,
  member: changed,
  announcement: changed,
})
