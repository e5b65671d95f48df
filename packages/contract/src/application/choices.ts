/** Groups of the catalogue, in their order. */
export const applicationGroups = ['sales', 'exhibition', 'hall', 'team'] as const

/** 已开通, 试用中, 申请中, 未开通, 敬请期待. */
export const openStates = ['opened', 'trial', 'asked', 'closed', 'coming'] as const

/** More than this nobody keeps among 常用. */
export const mostUsual = 12
