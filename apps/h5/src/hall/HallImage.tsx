import { useState } from 'react'
import styles from '#hall/HallImage.module.css'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'

/** A picture of a hall that fills its box; one that cannot be had says so. */
export function HallImage({ url, alt = '' }: { url: string; alt?: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <span className={styles.broken}>
        <Icon name="hall" size={24} />
        <span>{t('hallPicture.failed')}</span>
      </span>
    )
  return <img className={styles.image} src={url} alt={alt} loading="lazy" onError={() => setBroken(true)} />
}
