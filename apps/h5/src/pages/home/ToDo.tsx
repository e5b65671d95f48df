import { account } from '@zhzz/contract/account/calls.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/ToDo.module.css'
import { Icon } from '#ui/Icon.tsx'

/** 今日待办: what is due today; whoever is not signed in is asked to. */
export function ToDo() {
  const { token } = useSession()
  const statistics = useRead(account.statistics, {}, { enabled: token !== null })
  if (token === null) {
    return (
      <button type="button" className={styles.signIn} onClick={() => void askToSignIn()}>
        <Icon name="clock" />
        <span>{t('home.todoSignIn')}</span>
        <b>{t('shell.signIn')}</b>
      </button>
    )
  }
  const { dueFollowUpCount, overdueFollowUpCount, newPredictionCount } = statistics.data ?? {}
  const isLate = (overdueFollowUpCount ?? 0) > 0
  const open = (tab: string) => navigateTo(to('/pages/my/followUp', { tab }))
  return (
    <section className={styles.todo} aria-label={t('home.todo')}>
      <h2 className={styles.title}>{t('home.todo')}</h2>
      <button type="button" className={styles.figure} onClick={() => open('today')}>
        <b>{formatNumber(dueFollowUpCount)}</b>
        {t('home.due')}
      </button>
      <button
        type="button"
        className={styles.figure}
        data-late={isLate ? '' : undefined}
        onClick={() => open('overdue')}
      >
        <b>{formatNumber(overdueFollowUpCount)}</b>
        {t('home.overdue')}
      </button>
      <button
        type="button"
        className={styles.figure}
        onClick={() => navigateTo(to('/pages/prediction/list'))}
      >
        <b>{formatNumber(newPredictionCount)}</b>
        {t('home.newPredictions')}
      </button>
    </section>
  )
}
