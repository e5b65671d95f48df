/** Rows of one list that a plan shows for one query. A plan that may ask has its row in `plan_quota`; −1: all rows. */
export const rowQuotas = [
  'list_rows',
  'exhibitor_rows',
  'visitor_rows',
  'history_rows',
  'own_rows',
  'register_rows',
  'business_rows',
  'report_rows',
  'prediction_editions',
  'prediction_rows',
  'plan_items',
  'news_rows',
] as const
export type RowQuota = (typeof rowQuotas)[number]

/** What a plan counts over a time, or once; a plan without a row of it allows none. */
export const countedQuotas = [
  'unlock',
  'unlock_once',
  'seats',
  'my_exhibitions',
  'hall_slots',
  'gap_candidates',
  'offline_packs',
  'search',
  'lookups',
  'matches',
  /** 外呼, of a person. */
  'calls',
  'export',
  /** 访问密钥, of a person. */
  'access_keys',
  /** 推送地址, of a person. */
  'webhooks',
  /** Megabytes. */
  'upload_mb',
] as const
export type CountedQuota = (typeof countedQuotas)[number]
