/** 参观, 参展, 搭建服务, 物流服务, 主办, 调研 */
export const joinRoles = ['visit', 'exhibit', 'build', 'forward', 'organize', 'research'] as const

/** Days before the first day on which a person can be reminded. */
export const reminderDays = [90, 30, 7, 1] as const

/** 备选, 已计划, 已确认, 放弃 of an exhibition in 展会排期计划; that it is done, its days say. */
export const planStates = ['idea', 'planned', 'confirmed', 'dropped'] as const
