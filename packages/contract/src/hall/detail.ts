import { z } from 'zod'
import { id } from '#field.ts'
import { hallCard } from '#hall/card.ts'
import { provenance } from '#provenance.ts'

/** 展厅: what a stand builder and a haulier ask of it. */
export const pavilion = z.object({
  id,
  code: z.string(),
  /** m² */
  area: z.number().nullable(),
  /** m */
  length: z.number().nullable(),
  width: z.number().nullable(),
  clearHeight: z.number().nullable(),
  /** t/m² */
  floorLoad: z.number().nullable(),
  standardBoothCapacity: z.number().int().nullable(),
  /** as the hall prints them */
  doors: z.string().nullable(),
  columnSpacing: z.string().nullable(),
  rigging: z.string().nullable(),
  power: z.string().nullable(),
  utilities: z.string().nullable(),
})
export type Pavilion = z.infer<typeof pavilion>

export const hallDetail = z.object({
  card: hallCard,
  aliases: z.array(z.string()),
  openedYear: z.number().int().nullable(),
  operatorName: z.string().nullable(),
  /** its own number, which everybody may know */
  switchboard: z.string().nullable(),
  website: z.string().nullable(),
  introduction: z.string().nullable(),
  meetingRoomCount: z.number().int().nullable(),
  parkingCount: z.number().int().nullable(),
  traffic: z.string().nullable(),
  truckRules: z.string().nullable(),
  /** who tells place and area where no import does */
  knownSource: z.string().nullable(),
  /** 展馆图片: how many, and the addresses of the first */
  pictureCount: z.number().int(),
  covers: z.array(z.string()),
  /** in the order of their numbers */
  pavilions: z.array(pavilion),
  provenance,
})
export type HallDetail = z.infer<typeof hallDetail>
