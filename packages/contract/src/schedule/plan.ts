import { z } from 'zod'
import { date, id, money } from '#field.ts'
import { myExhibition } from '#schedule/myExhibition.ts'

const person = z.object({ id, name: z.string().nullable() })

/** A row of 展会排期计划: of the viewer, or shared by a member of the team, without note and money then. */
const planItem = myExhibition.extend({
  isMine: z.boolean(),
  /** who goes: those whose row it is, and whom they named */
  people: z.array(person),
})
export type PlanItem = z.infer<typeof planItem>

/** One side of a clash; its id is that of the row, of an edition outside of the plan that of the edition. */
const side = z.object({
  id,
  name: z.string(),
  englishName: z.string().nullable(),
  startDate: date,
  endDate: date,
  cityName: z.string().nullable(),
})

/** Why two rows do not go together, or a third one is missed. */
const clash = z.object({
  /**
   * `overlap`: the same days in two places; `sameCity`: the same days, one city; `travel`: too far to be there in time;
   * `trade`: an edition of the same trade on those days, not in the plan
   */
  kind: z.enum(['overlap', 'sameCity', 'travel', 'trade']),
  first: side,
  second: side,
  /** the days of both; of `travel` the last of the first and the first of the second */
  from: date,
  to: date,
  /** only because of days of building up or taking down */
  isWithMoves: z.boolean(),
  /** whom it meets: people of both rows; empty of `trade` */
  people: z.array(person),
  /** kilometres as the crow flies; null: a place is not known */
  distance: z.number().int().nullable(),
})
export type Clash = z.infer<typeof clash>

/** Rows of one year at most, whatever the viewer's plan. */
export const mostPlanned = 300

export const yearPlan = z.object({
  /** by their days */
  items: z.array(planItem),
  /** rows of the year beyond what the viewer's plan shows */
  hidden: z.number().int(),
  clashes: z.array(clash),
  /** of the viewer's own rows, without what was given up or called off */
  totals: z.object({
    items: z.number().int(),
    days: z.number().int(),
    /** 元 */
    budget: money,
    actualCost: money,
    cities: z.number().int(),
  }),
})
export type YearPlan = z.infer<typeof yearPlan>
