import type { notificationCategories } from '#person/notification.ts'

type Category = (typeof notificationCategories)[number]

/** What a message can be about, and which switch of 通知设置 lets it come. */
export const messageKinds = {
  followUpDue: 'followUp',
  handedOver: 'followUp',
  editionMoved: 'exhibition',
  editionPostponed: 'exhibition',
  editionCancelled: 'exhibition',
  editionRehoused: 'exhibition',
  editionNear: 'exhibition',
  listPublished: 'exhibition',
  windowOpens: 'prediction',
  forecastSettled: 'prediction',
  unlocksExpire: 'member',
  planExpires: 'member',
} as const satisfies Record<string, Category>

export type MessageKind = keyof typeof messageKinds
