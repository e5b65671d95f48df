import { Failure } from '@zhzz/contract/failure.ts'
import { failureText } from '#api/explain.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { retryUnsent, takeUnsent, type UnsentRecord } from '#followUp/outbox.ts'
import styles from '#followUp/UnsentCards.module.css'
import { t } from '#i18n/t.ts'
import { Button } from '#ui/Button.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What lies on this device and the server does not have yet; with `withTarget` also whom it is about. */
export function UnsentCards({ items, withTarget }: { items: readonly UnsentRecord[]; withTarget?: boolean }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('followUp.unsent')}>
      {items.map((item) => (
        <li key={item.input.clientUid} className={styles.card}>
          <p className={styles.head}>
            <Chip tone="amber">{t(item.refused ? 'followUp.unsentFailed' : 'followUp.unsent')}</Chip>
            <FactLine facts={[momentLabel(item.input.followTime), t(`followUp.${item.input.followType}`)]} />
          </p>
          {withTarget && <strong className={styles.target}>{item.targetName}</strong>}
          <p className={styles.content}>{item.input.content}</p>
          {item.refused ? (
            <>
              <p className={styles.why}>{failureText(new Failure(item.refused))}</p>
              <div className={styles.actions}>
                <Button look="quiet" size="small" onClick={() => void discard(item)}>
                  {t('followUp.unsentDiscard')}
                </Button>
                <Button look="line" size="small" onClick={() => void retryUnsent(item)}>
                  {t('followUp.unsentRetry')}
                </Button>
              </div>
            </>
          ) : (
            <p className={styles.why}>{t('followUp.unsentText')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

async function discard({ input }: UnsentRecord): Promise<void> {
  const sure = await confirmDialog({
    title: t('followUp.unsentDiscardAsk'),
    confirm: t('followUp.unsentDiscard'),
    danger: true,
  })
  if (sure) takeUnsent(input.clientUid)
}
