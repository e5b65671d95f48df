import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { EditionReview as Review } from '@zhzz/contract/schedule/review.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { AdviceCard } from '#pages/exhSchedule/review/AdviceCard.tsx'
import { Funnel } from '#pages/exhSchedule/review/Funnel.tsx'
import { Money } from '#pages/exhSchedule/review/Money.tsx'
import { Outcomes } from '#pages/exhSchedule/review/Outcomes.tsx'
import { People } from '#pages/exhSchedule/review/People.tsx'
import { Reviewed } from '#pages/exhSchedule/review/Reviewed.tsx'
import styles from '#pages/exhSchedule/review/review.module.css'
import { WindowChoice } from '#pages/exhSchedule/review/WindowChoice.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface EditionReviewProps {
  editionId: string
  windowDays: 90 | 180 | 365
}

/** One edition: the path from targets to orders, money, whether to go again, and beside what. */
export function EditionReview({ editionId, windowDays }: EditionReviewProps) {
  const read = useRead(schedule.review, { editionId, windowDays }, { staleTime: 0 })
  return (
    <>
      <WindowChoice windowDays={windowDays} />
      <Loaded
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={1} height={82} />
            <Skeleton rows={3} height={170} />
          </Cards>
        }
      >
        {(review) => <Content review={review} windowDays={windowDays} />}
      </Loaded>
    </>
  )
}

function Content({ review, windowDays }: { review: Review; windowDays: number }) {
  const { mineId, previous, others, next, people } = review
  return (
    <>
      <Cards>
        <Card flush>
          <Reviewed
            one={review}
            onOpen={() =>
              navigateTo(
                mineId === null
                  ? to('/pages/exhibition/detail/detail', { id: review.edition.id })
                  : to('/pages/exhSchedule/exhScheduleDetail', { id: mineId }),
              )
            }
          />
        </Card>
        <Funnel review={review} />
        <Money figures={review.figures} mineId={mineId} />
        <Outcomes figures={review.figures} isOpen={review.isOpen} />
        <AdviceCard advice={review.advice} />
        {next && (
          <Card flush>
            <Row
              icon="calendar"
              label={t('review.next')}
              value={next.startDate}
              onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: next.id }))}
            />
          </Card>
        )}
        {people.length > 1 && <People people={people} />}
        {previous && (
          <Card title={t('review.previous')} flush>
            <Reviewed one={previous} />
          </Card>
        )}
        {others.length > 0 && (
          <Card title={t('review.others')} flush>
            {others.map((one) => (
              <Reviewed key={one.edition.id} one={one} />
            ))}
          </Card>
        )}
      </Cards>
      <p className={styles.how}>
        {people.length > 1 && `${t('review.ofTeam')} · `}
        {t('review.how', { n: windowDays })}
      </p>
    </>
  )
}
