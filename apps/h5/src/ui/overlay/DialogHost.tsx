import { t } from '#i18n/t.ts'
import { useOutside } from '#platform/useOutside.ts'
import { cx } from '#ui/cx.ts'
import styles from '#ui/overlay/DialogHost.module.css'
import { type Asked, firstAsked, watchAsked } from '#ui/overlay/dialog.ts'
import { useModal } from '#ui/overlay/useModal.ts'

/** Draws the first question of the queue; once, above the pages. */
export function DialogHost() {
  const asked = useOutside(watchAsked, firstAsked)
  const box = useModal(asked !== null, () => {
    if (asked?.dismissible) asked.answer(null)
  })
  return (
    <dialog
      ref={box}
      className={asked?.layout === 'actions' ? styles.actions : styles.dialog}
      aria-label={asked ? (asked.title ?? t('shell.notice')) : undefined}
    >
      {asked && <Question key={asked.id} asked={asked} />}
    </dialog>
  )
}

function Question({ asked }: { asked: Asked }) {
  return (
    <div className={styles.panel}>
      {asked.title && <h2 className={styles.title}>{asked.title}</h2>}
      {asked.body && <div className={styles.body}>{asked.body}</div>}
      {asked.input && (
        <input
          className={styles.input}
          aria-label={asked.title}
          defaultValue={asked.input.start}
          placeholder={asked.input.placeholder}
          maxLength={asked.input.maxLength}
          onChange={(event) => asked.input?.onChange(event.target.value)}
        />
      )}
      <div className={styles.buttons}>
        {asked.actions.map(({ label, look }, index) => (
          <button
            key={label}
            type="button"
            className={cx(styles.button, look && styles[look])}
            onClick={() => asked.answer(index)}
          >
            {label}
          </button>
        ))}
        {asked.layout === 'actions' && (
          <button
            type="button"
            className={cx(styles.button, styles.quiet)}
            onClick={() => asked.answer(null)}
          >
            {t('shell.cancel')}
          </button>
        )}
      </div>
    </div>
  )
}
