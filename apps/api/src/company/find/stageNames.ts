import type { Stages } from '@zhzz/search/query/stage.ts'

/** The counted stages, in the order their rows follow each other. */
export const orderedStages = [
  'contains',
  'offer',
  'pieces',
  'loose',
  'scattered',
  'text',
  'otherText',
  'about',
] as const
export type OrderedStage = (typeof orderedStages)[number]
export type StageName = Exclude<keyof Stages, 'enough' | 'enoughExact'>

/** Behind all others in a list, whichever of them it was cut at. */
export const lastStages = ['text', 'otherText', 'about'] as const
/** Searched in introductions, which companyHits reads with the row. */
export const textStages = ['text', 'otherText'] as const
