import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { authLook } from '#account/authLook.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/overview/Who.module.css'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Avatar } from '#ui/shown/Avatar.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

/** The person, or the way to sign in. */
export function Who({ viewer, signedIn }: { viewer: ViewerInfo | null; signedIn: boolean }) {
  if (!viewer) {
    return (
      <div className={styles.who}>
        <span className={styles.nobody}>
          <Icon name="person" size={24} />
        </span>
        {!signedIn && (
          <>
            <p className={styles.hint}>{t('account.signInHint')}</p>
            <span className={styles.button}>
              <Button size="small" onClick={() => void askToSignIn()}>
                {t('account.signInOrUp')}
              </Button>
            </span>
          </>
        )}
      </div>
    )
  }
  const auth = authLook(viewer.authStatus)
  const name = viewer.realName ?? viewer.phoneMask
  // A free account's tenant is named after its number until a company is entered.
  const company = viewer.companyName ?? (viewer.tenantName === viewer.phoneMask ? null : viewer.tenantName)
  return (
    <button type="button" className={styles.who} onClick={() => navigateTo(to('/pages/my/information'))}>
      {viewer.realName || viewer.avatarUrl ? (
        <Avatar name={name} src={viewer.avatarUrl} size={56} />
      ) : (
        <span className={styles.nobody}>
          <Icon name="person" size={24} />
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {viewer.realName && <span className={styles.fact}>{viewer.phoneMask}</span>}
        <span className={styles.fact}>
          {company && <span>{company}</span>}
          <Chip tone={auth.tone}>{auth.text}</Chip>
        </span>
      </span>
      <Icon name="forward" size={16} />
    </button>
  )
}
