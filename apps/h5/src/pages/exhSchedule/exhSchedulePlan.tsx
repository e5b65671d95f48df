import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/exhSchedulePlan.module.css'
import { CarryOver } from '#pages/exhSchedule/plan/CarryOver.tsx'
import { offerPlan } from '#pages/exhSchedule/plan/offerPlan.ts'
import { PlanRows } from '#pages/exhSchedule/plan/PlanRows.tsx'
import { PlanSkeleton } from '#pages/exhSchedule/plan/PlanSkeleton.tsx'
import { Totals } from '#pages/exhSchedule/plan/Totals.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'
import { Row } from '#ui/list/Row.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  { params: ['year?', 'who?', 'clash?'], bar: 'own' },
  function ExhSchedulePlanPage({ params }) {
    const thisYear = Number(shanghaiToday().slice(0, 4))
    const year = yearOf(params.year) ?? thisYear
    const read = useRead(schedule.plan, { year }, { staleTime: 0 })
    const plan = read.data
    return (
      <>
        <NavBar
          title={t('title.exhSchedulePlan')}
          onBack={() => navigateBack()}
          end={
            plan &&
            plan.items.length > 0 && (
              <IconButton
                icon="share"
                label={t('yearPlan.share')}
                onClick={() => void offerPlan(plan, year)}
              />
            )
          }
        />
        <div className={styles.head}>
          <PeriodHead
            title={String(year)}
            labels={[t('calendar.yearBefore'), t('calendar.yearNext')]}
            onStep={(by) => setParams({ year: String(year + by), who: undefined, clash: undefined })}
          >
            {year !== thisYear && (
              <Button look="line" size="small" onClick={() => setParams({ year: undefined })}>
                {thisYear}
              </Button>
            )}
          </PeriodHead>
        </div>
        <Loaded key={year} read={read} skeleton={<PlanSkeleton />}>
          {(loaded) =>
            loaded.items.length === 0 ? (
              <Blank
                title={t('yearPlan.none', { year: String(year) })}
                text={t('yearPlan.noneText')}
                action={{
                  label: t('title.exhSchedule'),
                  onClick: () => navigateTo(to('/pages/exhSchedule/exhSchedule')),
                }}
              />
            ) : (
              <>
                <Totals plan={loaded} year={year} />
                <PlanRows plan={loaded} params={params} />
              </>
            )
          }
        </Loaded>
        {plan && (
          <Cards>
            <Card flush>
              {year >= thisYear && (
                <Row
                  icon="fair"
                  label={t('title.customerEditions')}
                  value={t('customers.summary')}
                  onClick={() => navigateTo(to('/pages/exhSchedule/customerEditions'))}
                />
              )}
              {year <= thisYear && (
                <Row
                  icon="coins"
                  label={t('title.exhReview')}
                  onClick={() => navigateTo(to('/pages/exhSchedule/exhReview', { year: String(year) }))}
                />
              )}
            </Card>
          </Cards>
        )}
        {plan && year >= thisYear && <CarryOver year={year} />}
      </>
    )
  },
)

/** What the call takes; another address shows this year. */
function yearOf(text: string | undefined): number | null {
  return text !== undefined && /^20\d\d$/.test(text) ? Number(text) : null
}
