import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { SignalRow } from '#company/signal/SignalRow.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/SignalCard.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

/** 商机信号: those that matter most, and how many came since the last visit; a visitor is told how many there are. */
export function SignalCard({ detail: { card, signals, unlock } }: { detail: CompanyDetail }) {
  const { total, newCount, list } = signals
  if (total === 0) return null
  const open = () => navigateTo(to('/pages/enterprise/detail/signals', { id: card.id, name: card.name }))
  return (
    <Card
      title={t('title.signals')}
      end={<CardLink onClick={open}>{t('overview.allContacts', { n: total })}</CardLink>}
      flush
    >
      {list.length === 0 ? (
        <p className={styles.note}>
          {unlock === null ? t('signal.signIn', { n: total }) : t('signal.planHides')}
        </p>
      ) : (
        list.map((signal) => <SignalRow key={signal.id} companyId={card.id} signal={signal} />)
      )}
      {newCount > 0 && <p className={styles.note}>{t('signal.freshSince', { n: newCount })}</p>}
    </Card>
  )
}
