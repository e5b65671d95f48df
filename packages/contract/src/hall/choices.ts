/** 展览, 会议, 赛事, 发布会, 其他 */
export const slotPurposes = ['exhibition', 'conference', 'sports', 'launch', 'other'] as const
/** 意向, 询档, 保留, 已订, 已完成, 已取消 */
export const slotStatuses = ['intent', 'inquiring', 'held', 'booked', 'done', 'cancelled'] as const
/** Pavilions that one entry names at most. */
export const mostPavilions = 60
