import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/shown/Locked.module.css'

/**
 * The rest of a list that the viewer's plan does not show. Drawn from no data: the server sends none. `hidden` null:
 * more than can be counted quickly.
 */
export function Locked({
  hidden,
  reason,
  onAct,
}: {
  hidden: number | null
  reason: 'signIn' | 'plan'
  onAct: () => void
}) {
  const signIn = reason === 'signIn'
  const text =
    hidden === null
      ? t(signIn ? 'list.hiddenRowsSignInSome' : 'list.hiddenRowsSome')
      : signIn
        ? t('list.hiddenRowsSignIn', { n: hidden })
        : t('list.hiddenRows', { n: hidden })
  return (
    <div className={styles.locked}>
      <div className={styles.ghost} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className={styles.text}>
        <Icon name="lock" />
        {text}
      </p>
      <Button size="small" onClick={onAct}>
        {t(signIn ? 'shell.signIn' : 'shell.upgrade')}
      </Button>
    </div>
  )
}
