import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'
import { yearPlanOf } from '#schedule/yearPlan.ts'

export const plan: Handler<typeof schedule.plan> = async ({ year }, { db, viewer, now, locale }) =>
  yearPlanOf(db, { year, viewer, now, locale })
