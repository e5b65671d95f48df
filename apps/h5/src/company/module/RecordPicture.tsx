import { useState } from 'react'
import styles from '#company/module/RecordCards.module.css'
import { t } from '#i18n/t.ts'
import { previewImages } from '#ui/overlay/previewImages.ts'

/** A picture of a record, which a tap shows over the whole screen. */
export function RecordPicture({ src }: { src: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (src === null || isBroken) return t('shell.previewFailed')
  return (
    <button type="button" className={styles.picture} onClick={() => void previewImages([src])}>
      <img
        src={src}
        alt={t('module.picture')}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </button>
  )
}
