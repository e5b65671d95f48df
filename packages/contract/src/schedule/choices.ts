/** 参观, 参展, 搭建服务, 物流服务, 主办, 调研 */
export const joinRoles = ['visit', 'exhibit', 'build', 'forward', 'organize', 'research'] as const

/** Days before the first day on which a person can be reminded. */
export const reminderDays = [90, 30, 7, 1] as const
