import type { EditionReview } from '@zhzz/contract/schedule/review.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'

/** Targets, contacted, met, offered, ordered; beside what was to be reached. */
export function Funnel({ review: { figures, goalLeads, goalMeetings } }: { review: EditionReview }) {
  const { targets, contacted, met, last } = figures
  const ofGoal = (n: number, goal: number | null) =>
    goal === null ? formatNumber(n) : t('review.ofGoal', { n: formatNumber(n), goal: formatNumber(goal) })
  return (
    <Card title={t('review.funnel')}>
      <BarTable
        caption={t('review.funnel')}
        rows={[
          { label: t('account.targets'), count: targets },
          { label: t('review.contacted'), count: contacted, text: ofGoal(contacted, goalLeads) },
          { label: t('review.met'), count: met, text: ofGoal(met, goalMeetings) },
          { label: t('review.quoted'), count: last.quoted },
          { label: t('mySchedule.countWon'), count: last.won },
        ]}
      />
    </Card>
  )
}
