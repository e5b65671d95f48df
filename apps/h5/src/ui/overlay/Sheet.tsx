import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'
import { asSheet } from '#ui/overlay/asSheet.ts'
import styles from '#ui/overlay/Sheet.module.css'
import { useModal } from '#ui/overlay/useModal.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons below the scrolling part. */
  footer?: ReactNode
}

/** A panel from the bottom of the screen, drawn only while open; pulled down it closes. */
export function Sheet({ open, ...sheet }: SheetProps) {
  return open ? <OpenSheet {...sheet} /> : null
}

function OpenSheet({ onClose, title, children, footer }: Omit<SheetProps, 'open'>) {
  const box = useModal(true, onClose, asSheet)
  return (
    <dialog ref={box} className={styles.sheet} aria-label={title}>
      <div className={styles.panel}>
        <div className={styles.head} data-grip="">
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && (
          <div className={styles.footer} data-bottom-bar>
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
