import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'
import { yearReviewOf } from '#schedule/review/yearOf.ts'

export const yearReview: Handler<typeof schedule.yearReview> = async (
  { year, windowDays },
  { db, viewer, now, locale },
) => yearReviewOf(db, { year, windowDays, viewer, now, locale })
