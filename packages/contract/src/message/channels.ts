/** Where messages come beside the app: 浏览器推送, 邮件, 短信, 企业微信群机器人. */
export const outsideChannels = ['push', 'email', 'sms', 'robot'] as const
export type OutsideChannel = (typeof outsideChannels)[number]
