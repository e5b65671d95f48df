import { useEffect, useRef } from 'react'
import { lookForNewVersion, takeNewVersion } from '#api/newVersion.ts'
import { type NewVersion, newVersion, watchNewVersion } from '#api/versionState.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { watchHistory } from '#nav/history.ts'
import { navigateBack } from '#nav/navigate.ts'
import styles from '#pages/appUpdate/appUpdate.module.css'
import { useOutside } from '#platform/useOutside.ts'
import { Button } from '#ui/Button.tsx'
import { showLoading } from '#ui/overlay/loading.ts'
import { Mark } from '#ui/shown/Mark.tsx'

const texts = {
  unknown: 'shell.updateLooking',
  looking: 'shell.updateLooking',
  ready: 'shell.updateText',
  none: 'shell.updateNone',
  unreachable: 'shell.updateUnreachable',
} as const satisfies Record<NewVersion, string>

/** The app-update dialog page (spec §2): nothing of its own but a card; the page below shows through. */
export default definePage({ bar: 'own' }, function AppUpdatePage() {
  const state = useOutside(watchNewVersion, newVersion)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.focus()
    void lookForNewVersion()
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') navigateBack()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [])
  return (
    <div className={styles.page}>
      <button
        type="button"
        className={styles.around}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => navigateBack()}
      />
      <section
        ref={card}
        className={styles.card}
        role="dialog"
        aria-modal="true"
        aria-label={t('title.appUpdate')}
        tabIndex={-1}
      >
        <Mark size={32} />
        <div className={styles.words} role="status">
          <h1 className={styles.title}>{t(state === 'ready' ? 'shell.updateTitle' : 'title.appUpdate')}</h1>
          <p>{t(texts[state])}</p>
        </div>
        <div className={styles.buttons}>
          {state === 'ready' ? (
            <>
              <Button look="quiet" onClick={() => navigateBack()}>
                {t('shell.later')}
              </Button>
              <Button onClick={update}>{t('shell.updateNow')}</Button>
            </>
          ) : (
            <Button look="quiet" onClick={() => navigateBack()}>
              {t('shell.gotIt')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
})

/** Leaves first: the new version opens on the page that lay below. */
function update(): void {
  showLoading(t('shell.updating'))
  const stop = watchHistory(() => {
    stop()
    takeNewVersion()
  })
  navigateBack()
}
