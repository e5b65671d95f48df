import type { Figures } from '@zhzz/contract/schedule/review.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { amountText } from '#pages/exhSchedule/review/amountText.ts'
import styles from '#pages/exhSchedule/review/review.module.css'
import { Card } from '#ui/Card.tsx'

/** Offers and orders, by the first contact and by the last. */
export function Outcomes({ figures, isOpen }: { figures: Pick<Figures, 'first' | 'last'>; isOpen: boolean }) {
  const both = [figures.first, figures.last]
  const rows = [
    { label: t('review.quotes'), cells: both.map(({ quoted }) => formatNumber(quoted)) },
    { label: t('review.quotedAmount'), cells: both.map(({ quotedAmount }) => amountText(quotedAmount)) },
    { label: t('review.orders'), cells: both.map(({ won }) => formatNumber(won)) },
    { label: t('review.wonAmount'), cells: both.map(({ wonAmount }) => amountText(wonAmount)) },
  ]
  return (
    <Card title={t('review.touches')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('review.firstTouch')}</th>
            <th scope="col">{t('review.lastTouch')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells: [first, last] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first}</td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOpen && <p className={styles.note}>{t('review.stillOpen')}</p>}
    </Card>
  )
}
