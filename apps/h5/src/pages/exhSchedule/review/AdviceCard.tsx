import type { Advice } from '@zhzz/contract/schedule/review.ts'
import { t } from '#i18n/t.ts'
import { reasonText } from '#pages/exhSchedule/review/reasonText.ts'
import styles from '#pages/exhSchedule/review/review.module.css'
import { Card } from '#ui/Card.tsx'

const adviceWords = { go: 'review.go', skip: 'review.skip', open: 'review.open' } as const
const thinWords = {
  notOver: 'review.notOver',
  tooSoon: 'review.tooSoon',
  fewContacts: 'review.fewContacts',
  nothingToCompare: 'review.nothingToCompare',
} as const

/** 明年去不去, with what speaks for it and against. */
export function AdviceCard({ advice }: { advice: Advice }) {
  return (
    <Card title={t('review.advice')}>
      {advice.kind === 'thin' ? (
        t(thinWords[advice.why], { have: advice.have ?? 0, need: advice.need ?? 0 })
      ) : (
        <>
          <p className={styles.said}>{t(adviceWords[advice.advice])}</p>
          <ul className={styles.reasons}>
            {advice.reasons.map((reason) => (
              <li key={reason.code}>
                <span className={styles.sign} aria-hidden>
                  {reason.speaks === 'for' ? '+' : '−'}
                </span>
                {reasonText(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
