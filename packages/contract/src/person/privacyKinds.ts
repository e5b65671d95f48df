/** 查阅复制, 更正补充, 删除, and what else the law lets a person ask: PIPL 44–50. */
export const privacyKinds = ['access', 'correction', 'erasure', 'other'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

export const privacyStates = ['open', 'done', 'declined'] as const

/** What an operator begins with the answer: 个人信息副本, 注销账号. */
export const privacyActs = ['nothing', 'copy', 'erase'] as const

/** Monday to Friday, within which one is answered. */
export const privacyDays = 15
export const longestPrivacyContent = 500
