import type { notificationCategories } from '#person/notification.ts'

type Category = (typeof notificationCategories)[number]

/** What a message can be about, and which switch of 通知设置 lets it come. */
export const messageKinds = {
  followUpDue: 'followUp',
  handedOver: 'followUp',
  taskGiven: 'followUp',
  poolWarning: 'followUp',
  poolFell: 'followUp',
  poolGiven: 'followUp',
  editionMoved: 'exhibition',
  editionPostponed: 'exhibition',
  editionCancelled: 'exhibition',
  editionRehoused: 'exhibition',
  editionNear: 'exhibition',
  reviewReady: 'exhibition',
  listPublished: 'exhibition',
  knownListed: 'exhibition',
  windowOpens: 'prediction',
  forecastSettled: 'prediction',
  unlocksExpire: 'member',
  creditReturned: 'member',
  planExpires: 'member',
  applicationAnswered: 'member',
  reportAnswered: 'member',
  authenticationAnswered: 'member',
  authenticationEnds: 'member',
  orderAnswered: 'member',
  privacyAnswered: 'member',
  announced: 'announcement',
  webhookOff: 'member',
} as const satisfies Record<string, Category>

export type MessageKind = keyof typeof messageKinds

/** What cannot wait until the app is opened, and goes by SMS (db/functions/send_messages.sql). */
export const smsKinds = [
  'followUpDue',
  'handedOver',
  'editionPostponed',
  'editionCancelled',
  'planExpires',
] as const satisfies readonly MessageKind[]
