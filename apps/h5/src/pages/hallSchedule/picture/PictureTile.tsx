import type { HallPicture } from '@zhzz/contract/hall/picture.ts'
import { HallImage } from '#hall/HallImage.tsx'
import { pictureWords } from '#hall/pictureWords.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/picture/Pictures.module.css'

/** One picture with what it shows and who gave it. */
export function PictureTile({ picture, onOpen }: { picture: HallPicture; onOpen: () => void }) {
  const { url, caption, category, source, asOf } = picture
  const name = caption ?? t(pictureWords[category])
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={styles.frame}>
        <HallImage url={url} />
      </span>
      <span className={styles.caption}>{name}</span>
      <span className={styles.source}>{[source, asOf].filter(Boolean).join(' · ')}</span>
    </button>
  )
}
