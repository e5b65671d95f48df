import type { PlanItem, YearPlan } from '@zhzz/contract/schedule/plan.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { formatMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { isHard } from '#pages/exhSchedule/plan/clashText.ts'
import { PlanRow } from '#pages/exhSchedule/plan/PlanRow.tsx'
import styles from '#pages/exhSchedule/plan/PlanRows.module.css'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { QuickFilter } from '#ui/list/QuickFilter.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Locked } from '#ui/shown/Locked.tsx'

/** The rows of a year month by month; where there are clashes or several people, only theirs. */
export function PlanRows({ plan, params }: { plan: YearPlan; params: Address }) {
  const { items, clashes, hidden } = plan
  const hard = new Set(clashes.filter(isHard).flatMap(({ first, second }) => [first.id, second.id]))
  const people = peopleOf(items)
  const isTeam = people.length > 1
  const who = people.find(({ id }) => id === params['who'])
  const onlyClashes = params['clash'] === '1'
  const shown = items.filter(
    (item) => (!onlyClashes || hard.has(item.id)) && (!who || item.people.some(({ id }) => id === who.id)),
  )
  return (
    <>
      {(hard.size > 0 || isTeam || onlyClashes) && (
        <FilterBar>
          {(hard.size > 0 || onlyClashes) && (
            <QuickFilter
              label={t('yearPlan.clashes')}
              count={hard.size}
              chosen={onlyClashes}
              onToggle={() => setParams({ clash: onlyClashes ? undefined : '1' })}
            />
          )}
          {isTeam &&
            people.map(({ id, name, count }) => (
              <QuickFilter
                key={id}
                label={name ?? t('mySchedule.unnamed')}
                count={count}
                chosen={who?.id === id}
                onToggle={() => setParams({ who: who?.id === id ? undefined : id })}
              />
            ))}
        </FilterBar>
      )}
      <div className={styles.rows}>
        {shown.map((item, at) => (
          <section key={item.id}>
            {monthOf(item) !== monthOf(shown[at - 1]) && (
              <h2 className={styles.month}>{formatMonth(item.startDate)}</h2>
            )}
            <PlanRow
              item={item}
              clashes={clashes.filter(({ first, second }) => [first.id, second.id].includes(item.id))}
              isTeam={isTeam}
            />
          </section>
        ))}
        {shown.length === 0 && <Blank title={t('yearPlan.noneFit')} />}
        {hidden > 0 && (
          <Locked hidden={hidden} reason="plan" onAct={() => void showUpgrade(t('title.exhSchedulePlan'))} />
        )}
      </div>
    </>
  )
}

function monthOf(item: PlanItem | undefined): string | undefined {
  return item?.startDate.slice(0, 7)
}

/** Who goes anywhere, and how often, the most travelled first. */
function peopleOf(items: readonly PlanItem[]) {
  const all = new Map<string, { id: string; name: string | null; count: number }>()
  for (const { id, name } of items.flatMap((item) => item.people))
    all.set(id, { id, name, count: (all.get(id)?.count ?? 0) + 1 })
  return [...all.values()].sort((a, b) => b.count - a.count)
}
