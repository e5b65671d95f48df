import { z } from 'zod'
import { date, id } from '#field.ts'

/** 外观, 展厅, 平面图, 交通图, 货运通道, 会议室 */
export const pictureCategory = z.enum(['exterior', 'pavilion', 'plan', 'traffic', 'freight', 'meeting'])
export type PictureCategory = z.infer<typeof pictureCategory>

/** Pictures of a hall that are shown at most. */
export const mostPictures = 200

export const hallPicture = z.object({
  id,
  category: pictureCategory,
  /** code; null: of none alone */
  pavilion: z.string().nullable(),
  url: z.string(),
  caption: z.string().nullable(),
  source: z.string(),
  asOf: date.nullable(),
})
export type HallPicture = z.infer<typeof hallPicture>
