import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/form/RestoredNote.module.css'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/** Says that a draft came back, and throws it away when asked to. */
export function RestoredNote({ onDrop }: { onDrop: () => void }) {
  async function drop() {
    if (
      await confirmDialog({
        title: t('followUp.draftDropAsk'),
        confirm: t('followUp.draftDrop'),
        danger: true,
      })
    )
      onDrop()
  }
  return (
    <p className={styles.note} role="status">
      <span>{t('followUp.draftRestored')}</span>
      <button type="button" onClick={() => void drop()}>
        {t('followUp.draftDrop')}
      </button>
    </p>
  )
}
