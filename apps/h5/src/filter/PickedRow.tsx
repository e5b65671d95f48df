import type { ReactNode } from 'react'
import styles from '#filter/PickedRow.module.css'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'

/** What was picked on another sheet, and the way to that sheet. `label` is what is picked, for screen readers. */
export function PickedRow({
  label,
  onOpen,
  children,
}: {
  label: string
  onOpen: () => void
  children: ReactNode
}) {
  return (
    <div className={styles.row}>
      {children}
      <button
        type="button"
        className={styles.add}
        aria-haspopup="dialog"
        aria-label={`${t('filter.choose')} ${label}`}
        onClick={onOpen}
      >
        <Icon name="plus" size={16} />
        {t('filter.choose')}
      </button>
    </div>
  )
}

/** One of them; a tap takes it away. */
export function PickedChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('filter.remove', { name })}
      onClick={onRemove}
    >
      <span>{name}</span>
      <Icon name="close" size={16} />
    </button>
  )
}
