import { z } from 'zod'
import { date, filledText, id, text } from '#field.ts'
import { mostPavilions, slotPurposes, slotStatuses } from '#hall/choices.ts'
import { occupancyPhase } from '#hall/occupancy.ts'

export const slotStatus = z.enum(slotStatuses)
export type SlotStatus = z.infer<typeof slotStatus>
export const slotPurpose = z.enum(slotPurposes)
export type SlotPurpose = z.infer<typeof slotPurpose>

const pavilions = z.array(filledText(60)).max(mostPavilions)

/** Of which hall and pavilions, from when to when. */
export const slotDays = z.object({
  hallId: id,
  /** codes; empty: not said which */
  pavilions,
  moveInStart: date.nullish(),
  startDate: date,
  endDate: date,
  moveOutEnd: date.nullish(),
})

/** What a person says of an entry of 我的档期. */
export const slotFields = slotDays.extend({
  purpose: slotPurpose,
  title: filledText(100),
  /** m², expected */
  area: z.number().min(0).max(1e7).multipleOf(0.01).nullish(),
  status: slotStatus,
  /** of one that is held: after this day it is asked for again */
  heldUntil: date.nullish(),
  /** 元 a m² a day */
  quote: z.number().min(0).max(1e7).multipleOf(0.01).nullish(),
  /** whom one speaks with there */
  contact: text(100).nullish(),
  note: text(1000).nullish(),
  /** the team sees it */
  isShared: z.boolean(),
})

/** A row of 我的档期. */
export const hallSlot = z.object({
  id,
  hallId: id,
  hallName: z.string(),
  /** without 市 */
  cityName: z.string().nullable(),
  pavilions: z.array(z.string()),
  purpose: slotPurpose,
  title: z.string(),
  moveInStart: date.nullable(),
  startDate: date,
  endDate: date,
  moveOutEnd: date.nullable(),
  area: z.number().nullable(),
  /** one whose `heldUntil` is over is asked for again */
  status: slotStatus,
  heldUntil: date.nullable(),
  quote: z.number().nullable(),
  contact: z.string().nullable(),
  note: z.string().nullable(),
  isShared: z.boolean(),
  /** false: of a member of the team, who lets the others see it */
  isMine: z.boolean(),
  ownerName: z.string().nullable(),
})
export type HallSlot = z.infer<typeof hallSlot>

/** What is known to stand in the way of some days, and why. */
export const slotConflict = z.object({
  /** the same pavilion; the whole hall; nobody tells which pavilion; an entry of one's own or of the team */
  reason: z.enum(['pavilion', 'wholeHall', 'unnamed', 'slot']),
  title: z.string(),
  editionId: id.nullable(),
  phase: occupancyPhase,
  from: date,
  to: date,
  /** those that both name */
  pavilions: z.array(z.string()),
})
export type SlotConflict = z.infer<typeof slotConflict>

/** Conflicts that are told at most; the first days first. */
export const mostConflicts = 20
