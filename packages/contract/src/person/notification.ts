/** Where a notice comes; `inApp` is the message centre. */
export const notificationChannels = ['inApp', 'sms', 'calendar'] as const
/** What notices are about. */
export const notificationCategories = ['followUp', 'exhibition', 'prediction', 'member', 'system'] as const
