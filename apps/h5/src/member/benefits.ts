import type { CountedQuota, RowQuota } from '@zhzz/contract/quota.ts'

/** What plans are compared by, in the order of the table; what a plan counts beside these is no benefit of its own. */
export const benefits = {
  search: 'member.search',
  unlock: 'member.unlock',
  unlock_once: 'member.unlockOnce',
  list_rows: 'member.listRows',
  history_rows: 'member.historyRows',
  exhibitor_rows: 'member.exhibitorRows',
  visitor_rows: 'member.visitorRows',
  prediction_rows: 'member.predictionRows',
  my_exhibitions: 'title.mySchedule',
  plan_items: 'title.exhSchedulePlan',
  offline_packs: 'pack.title',
  export: 'member.export',
  access_keys: 'accessKey.title',
  webhooks: 'webhook.title',
  upload_mb: 'member.upload',
  seats: 'member.seats',
} as const satisfies Partial<Record<RowQuota | CountedQuota, string>>
