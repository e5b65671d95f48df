/** What notices are about; each is switched on and off in 通知设置. */
export const notificationCategories = [
  'followUp',
  'exhibition',
  'prediction',
  'member',
  'announcement',
] as const
