import { askToSignOut } from '#account/signOut.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/overview/SignOut.module.css'
import { Button } from '#ui/Button.tsx'

/** The way out, last on the page. */
export function SignOut() {
  return (
    <div className={styles.out}>
      <Button look="line" onClick={() => void askToSignOut()}>
        {t('account.logout')}
      </Button>
    </div>
  )
}
