/** 纠错, 反馈缺失数据, 求补充. */
export const reportKinds = ['correction', 'missing', 'contacts'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportObjects = ['company', 'exhibition', 'hall', 'news'] as const
export type ReportObject = (typeof reportObjects)[number]

/** What may be wrong about each. */
export const reportFields = {
  company: ['name', 'address', 'contacts', 'business', 'records', 'duplicate', 'closed', 'other'],
  exhibition: ['name', 'dates', 'place', 'exhibitors', 'organizer', 'duplicate', 'other'],
  hall: ['name', 'address', 'contacts', 'pavilions', 'other'],
  news: ['content', 'rights', 'other'],
} as const satisfies Record<ReportObject, readonly string[]>
export type ReportField = (typeof reportFields)[ReportObject][number]

export const reportStates = ['open', 'accepted', 'rejected'] as const

export const longestContent = 500
export const longestEvidence = 300
/** Of one person, within 24 hours. */
export const mostReportsADay = 50
