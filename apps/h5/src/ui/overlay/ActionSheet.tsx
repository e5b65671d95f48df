import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import styles from '#ui/overlay/ActionSheet.module.css'
import { asSheet } from '#ui/overlay/asSheet.ts'
import type { Asked } from '#ui/overlay/dialog.ts'
import sheet from '#ui/overlay/Sheet.module.css'
import { useModal } from '#ui/overlay/useModal.ts'

/** What can be done, or one of some things, from the bottom of the screen; one tap answers. */
export function ActionSheet({ asked }: { asked: Asked }) {
  const { title = '', body, actions, chosen, answer } = asked
  const box = useModal(true, () => answer(null), asSheet)
  return (
    <dialog ref={box} className={sheet.sheet} aria-label={title}>
      <div className={cx(sheet.panel, styles.panel)}>
        <h2 className={styles.title} data-grip="">
          {title}
        </h2>
        {body && <div className={styles.body}>{body}</div>}
        <div className={styles.rows}>
          {chosen === undefined ? (
            actions.map(({ label }, index) => (
              <button key={label} type="button" className={styles.action} onClick={() => answer(index)}>
                {label}
              </button>
            ))
          ) : (
            <ChoiceList
              label={title}
              choices={actions.map(({ label }, index) => ({ value: String(index), label }))}
              chosen={chosen === null ? null : String(chosen)}
              onChoose={(index) => answer(Number(index))}
            />
          )}
        </div>
        <button type="button" className={styles.cancel} data-bottom-bar onClick={() => answer(null)}>
          {t('shell.cancel')}
        </button>
      </div>
    </dialog>
  )
}
