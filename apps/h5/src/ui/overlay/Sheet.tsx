import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'
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

/** A panel from the bottom of the screen; its content is drawn only while open. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const box = useModal(open, onClose)
  return (
    <dialog ref={box} className={styles.sheet} aria-label={title}>
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
