import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import styles from '#pages/home/Guest.module.css'
import { Button } from '#ui/Button.tsx'

/** What the product does, in one sentence that counts, and the way in. */
export function Guest({ counts }: { counts: Output<typeof home.index>['counts'] }) {
  return (
    <section className={styles.guest}>
      <p>
        {t('home.whatFor', {
          companies: formatCompact(counts.companies),
          exhibitions: formatCompact(counts.exhibitions),
        })}
      </p>
      <Button size="small" onClick={() => void askToSignIn()}>
        {t('account.signInOrUp')}
      </Button>
    </section>
  )
}
