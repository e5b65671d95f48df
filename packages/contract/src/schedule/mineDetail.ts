import { z } from 'zod'
import { exhibitorRow } from '#exhibition/card.ts'
import { id, instant } from '#field.ts'
import { expense } from '#schedule/expense.ts'
import { myExhibition, toldEvent } from '#schedule/myExhibition.ts'

/** Targets, and follow-ups, that 展会详情 of one's own shows at most; the lists behind them have all. */
export const mostShown = 20

/** 展会详情, my view: what the viewer plans for it, how far the targets are, what was written there. */
export const mineDetail = z.object({
  mine: myExhibition,
  /** of an event of one's own, as its owner told it */
  event: toldEvent.nullable(),
  /** offered for the library since then, and not in it yet as far as is known */
  proposedAt: instant.nullable(),
  /** people of the team that go along */
  members: z.array(z.object({ id, name: z.string().nullable() })),
  /** those still to see first, each in the order of the walk */
  targets: z.array(exhibitorRow),
  /** written at it, the latest first */
  followUps: z.array(
    z.object({
      id,
      targetName: z.string(),
      content: z.string(),
      followTime: z.string(),
      byName: z.string().nullable(),
    }),
  ),
  /** in the order they were written down */
  expenses: z.array(expense),
  results: z.object({
    followUps: z.number().int(),
    /** companies among the targets that were offered a price, and those that ordered */
    quoted: z.number().int(),
    won: z.number().int(),
  }),
})
export type MineDetail = z.infer<typeof mineDetail>
