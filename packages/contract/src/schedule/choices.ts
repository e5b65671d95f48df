/** 参观, 参展, 搭建服务, 物流服务, 主办, 调研 */
export const joinRoles = ['visit', 'exhibit', 'build', 'forward', 'organize', 'research'] as const

/** Days before the first day on which a person can be reminded. */
export const reminderDays = [90, 30, 7, 1] as const

/** 备选, 已计划, 已确认, 放弃 of an exhibition in 展会排期计划; that it is done, its days say. */
export const planStates = ['idea', 'planned', 'confirmed', 'dropped'] as const

/** 场租, 差旅, 展位与搭建, 其他 */
export const expenseKinds = ['rent', 'travel', 'booth', 'other'] as const

/** 归因窗口: days before an offer or an order within which a contact at an exhibition is its reason. */
export const attributionDays = [90, 180, 365] as const

/** Which of one's companies 去客户去的地方 follows: all of these; 已解锁, 跟进过, 关注, on 外呼名单. */
export const customerGroups = ['all', 'unlocked', 'followed', 'favorited', 'listed'] as const

/** Exhibitions that 去客户去的地方 proposes at most, and without being asked. */
export const mostPicked = 20
export const usuallyPicked = 6
