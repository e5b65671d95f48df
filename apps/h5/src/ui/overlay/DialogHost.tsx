import { t } from '#i18n/t.ts'
import { useOutside } from '#platform/useOutside.ts'
import { cx } from '#ui/cx.ts'
import styles from '#ui/overlay/DialogHost.module.css'
import { type Asked, firstAsked, watchAsked } from '#ui/overlay/dialog.ts'
import { useModal } from '#ui/overlay/useModal.ts'

/** Draws the first question of the queue; once, above the pages. */
export function DialogHost() {
  const asked = useOutside(watchAsked, firstAsked)
  if (!asked) return null
  const Drawn = asked.sheet ?? Question
  return <Drawn key={asked.id} asked={asked} />
}

function Question({ asked }: { asked: Asked }) {
  const box = useModal(true, () => {
    if (asked.dismissible) asked.answer(null)
  })
  return (
    <dialog ref={box} className={styles.dialog} aria-label={asked.title ?? t('shell.notice')}>
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
        </div>
      </div>
    </dialog>
  )
}
