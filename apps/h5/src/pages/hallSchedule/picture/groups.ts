import type { HallPicture } from '@zhzz/contract/hall/picture.ts'
import { pictureWords } from '#hall/pictureWords.ts'
import { t } from '#i18n/t.ts'

export interface PictureGroup {
  key: string
  title: string
  list: readonly HallPicture[]
}

/** Pictures under what they show: a kind, and of pavilions each pavilion. */
export function groupsOf(pictures: readonly HallPicture[]): PictureGroup[] {
  const groups = new Map<string, HallPicture[]>()
  for (const picture of pictures) {
    const { category, pavilion } = picture
    const key = category === 'pavilion' ? `pavilion ${pavilion ?? ''}` : category
    groups.set(key, [...(groups.get(key) ?? []), picture])
  }
  return [...groups].map(([key, list]) => {
    const [first] = list
    const kind = t(pictureWords[first?.category ?? 'exterior'])
    return { key, title: first?.category === 'pavilion' ? (first.pavilion ?? kind) : kind, list }
  })
}
