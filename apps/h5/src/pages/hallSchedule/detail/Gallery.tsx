import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { HallImage } from '#hall/HallImage.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/hallSchedule/detail/Gallery.module.css'

/** The first pictures of a hall side by side, and the way to all of them. */
export function Gallery({ detail: { card, covers, pictureCount } }: { detail: HallDetail }) {
  const count = t('hallPicture.count', { n: pictureCount })
  return (
    <button
      type="button"
      className={styles.gallery}
      aria-label={count}
      onClick={() => navigateTo(to('/pages/hallSchedule/hallPicture', { id: card.id }))}
    >
      {covers.slice(0, 3).map((url) => (
        <HallImage key={url} url={url} />
      ))}
      <span className={styles.count}>{count}</span>
    </button>
  )
}
