import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import styles from '#pages/exhibition/moreExh/moreExh.module.css'

interface RibbonProps {
  change: string | undefined
  /** Set when the rows are those of the edition before. */
  shownEditionName: string | null | undefined
}

/** Says when the rows are not the list of this edition: those of the last one, or what changed against it. */
export function Ribbon({ change, shownEditionName: name }: RibbonProps) {
  const isLost = change === 'lost' && name
  const text = isLost
    ? t('exhibitor.changeLost', { name })
    : name
      ? t('exhibition.lastList', { name })
      : change === 'added'
        ? t('exhibitor.changeAddedShort')
        : null
  if (text === null) return null
  return (
    <div className={styles.ribbon} role="status">
      <span>{text}</span>
      {(isLost || change === 'added') && (
        <button type="button" className={styles.end} onClick={() => setParams({ change: undefined })}>
          {t('exhibitor.endChange')}
        </button>
      )}
    </div>
  )
}
