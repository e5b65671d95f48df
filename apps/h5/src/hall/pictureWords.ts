import type { PictureCategory } from '@zhzz/contract/hall/picture.ts'

/** 外观, 展厅内景, 平面图 … */
export const pictureWords = {
  exterior: 'hallPicture.exterior',
  pavilion: 'hallPicture.pavilion',
  plan: 'hallPicture.plan',
  traffic: 'hallPicture.traffic',
  freight: 'hallPicture.freight',
  meeting: 'hallPicture.meeting',
} as const satisfies Record<PictureCategory, string>
