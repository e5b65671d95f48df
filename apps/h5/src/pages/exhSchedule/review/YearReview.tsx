import { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { YearReview as Review } from '@zhzz/contract/schedule/review.ts'
import { useRead } from '#api/useRead.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { Outcomes } from '#pages/exhSchedule/review/Outcomes.tsx'
import { People } from '#pages/exhSchedule/review/People.tsx'
import { Reviewed } from '#pages/exhSchedule/review/Reviewed.tsx'
import styles from '#pages/exhSchedule/review/review.module.css'
import { WindowChoice } from '#pages/exhSchedule/review/WindowChoice.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface YearReviewProps {
  year: number
  windowDays: 90 | 180 | 365
}

/** A year: what it came to, each exhibition, and what belongs to none. */
export function YearReview({ year, windowDays }: YearReviewProps) {
  const read = useRead(schedule.yearReview, { year, windowDays }, { staleTime: 0 })
  return (
    <>
      <div className={styles.period}>
        <PeriodHead
          title={String(year)}
          labels={[t('calendar.yearBefore'), t('calendar.yearNext')]}
          onStep={(by) => setParams({ year: String(year + by) })}
        />
      </div>
      <WindowChoice windowDays={windowDays} />
      <Loaded
        key={year}
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={1} height={190} />
            <Skeleton rows={4} height={82} />
          </Cards>
        }
      >
        {(review) =>
          isEmpty(review) ? (
            <Blank
              title={t('review.none', { year: String(year) })}
              text={t('review.noneText')}
              action={{
                label: t('title.mySchedule'),
                onClick: () => navigateTo(to('/pages/exhSchedule/mySchedule', { tab: 'ended' })),
              }}
            />
          ) : (
            <Content review={review} windowDays={windowDays} />
          )
        }
      </Loaded>
    </>
  )
}

function isEmpty({ items, unattributed, ownEventsCost }: Review): boolean {
  return items.length === 0 && unattributed.first.quoted === 0 && ownEventsCost === 0
}

function Content({ review, windowDays }: { review: Review; windowDays: number }) {
  const { items, unattributed, ownEventsCost, total, people } = review
  const none = unattributed.last
  return (
    <>
      <Cards>
        <Outcomes figures={total} isOpen={false} />
        <Card flush>
          {total.cost !== null && <Row label={t('review.cost')} value={formatMoney(total.cost)} />}
          {ownEventsCost > 0 && <Row label={t('review.ownEvents')} value={formatMoney(ownEventsCost)} />}
          <Row
            label={t('review.unattributed')}
            value={
              <FactLine
                facts={[
                  t('review.wonN', { n: formatNumber(none.won) }),
                  none.wonAmount > 0 && formatMoney(none.wonAmount),
                ]}
              />
            }
          />
        </Card>
        {items.length > 0 && (
          <Card flush>
            {items.map((one) => (
              <Reviewed key={one.edition.id} one={one} />
            ))}
          </Card>
        )}
        {people.length > 1 && <People people={people} />}
      </Cards>
      <p className={styles.how}>
        {people.length > 1 && `${t('review.ofTeam')} · `}
        {t('review.how', { n: windowDays })}
      </p>
    </>
  )
}
