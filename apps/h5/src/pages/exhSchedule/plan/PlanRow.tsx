import type { Clash, PlanItem } from '@zhzz/contract/schedule/plan.ts'
import { addToSchedule } from '#exhibition/addToSchedule.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { roleText } from '#exhibition/mine/roleText.ts'
import { stateText } from '#exhibition/mine/stateText.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays, formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { clashText, isHard } from '#pages/exhSchedule/plan/clashText.ts'
import styles from '#pages/exhSchedule/plan/PlanRow.module.css'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface PlanRowProps {
  item: PlanItem
  /** Those that concern it. */
  clashes: readonly Clash[]
  /** More than one person goes anywhere: who goes where is said. */
  isTeam: boolean
}

/** An exhibition of the plan: when, where, who goes, for what; and why it does not go together with another. */
export function PlanRow({ item, clashes, isTeam }: PlanRowProps) {
  const { tile, startDate, endDate, cityName, status, planState } = item
  const isChanged = status === 'postponed' || status === 'cancelled'
  const isThisYear = startDate.slice(0, 4) === shanghaiToday().slice(0, 4)
  const missed = clashes.filter(({ kind }) => kind === 'trade')
  return (
    <>
      <ListRow
        lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
        title={<EditionTitle card={item} />}
        facts1={
          <FactLine
            facts={[
              formatDays(startDate, endDate, { weekdays: isThisYear }),
              cityName,
              <Countdown key="left" edition={item} />,
            ]}
          />
        }
        facts2={
          <FactLine
            facts={[
              isChanged && <EditionStatusChip status={status} />,
              planState !== 'planned' && stateText(planState),
              item.joinRole && roleText(item.joinRole),
              item.goalLeads !== null && t('yearPlan.leads', { n: item.followedCount, goal: item.goalLeads }),
              item.goalMeetings !== null &&
                t('yearPlan.meetings', { n: item.visitedCount, goal: item.goalMeetings }),
            ]}
          />
        }
        below={
          <>
            <FactLine facts={[isTeam && peopleText(item), moneyText(item)]} />
            {clashes.map(
              (clash) =>
                clash.kind !== 'trade' && (
                  <span
                    key={clash.first.id + clash.second.id}
                    className={cx(styles.clash, isHard(clash) && styles.hard)}
                  >
                    <Icon name={isHard(clash) ? 'warning' : 'info'} size={16} />
                    <span>{clashText(clash, item.id, item.people.length > 1)}</span>
                  </span>
                ),
            )}
          </>
        }
        action={<Action item={item} />}
        onOpen={opens(item)}
      />
      {missed.map((clash) => (
        <button
          key={clash.second.id}
          type="button"
          className={styles.missed}
          onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: clash.second.id }))}
        >
          <span className={styles.text}>{clashText(clash, item.id, false)}</span>
          <Icon name="forward" size={16} />
        </button>
      ))}
    </>
  )
}

/** One's own arrangements; what a member shared goes onto one's own schedule. */
function Action({ item: { id, editionId, isMine, name } }: { item: PlanItem }) {
  if (!isMine && editionId === null) return null
  return isMine ? (
    <RowAction
      icon="edit"
      tone="act"
      word={t('yearPlan.arrange')}
      label={name}
      onClick={() => navigateTo(to('/pages/exhSchedule/addExhSchedule', { id }))}
    />
  ) : (
    <RowAction
      icon="plus"
      tone="act"
      word={t('calendar.add')}
      label={name}
      onClick={() => void addToSchedule(editionId ?? '')}
    />
  )
}

function opens({ id, editionId, isMine }: PlanItem): (() => void) | undefined {
  if (isMine) return () => navigateTo(to('/pages/exhSchedule/exhScheduleDetail', { id }))
  if (editionId === null) return undefined
  return () => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId }))
}

function peopleText({ people }: PlanItem): string {
  return people.map(({ name }) => name ?? t('mySchedule.unnamed')).join(t('exhibition.glue'))
}

function moneyText({ budget, actualCost }: PlanItem): string {
  return [
    budget !== null && t('yearPlan.budget', { sum: formatMoney(budget) }),
    actualCost !== null && t('yearPlan.cost', { sum: formatMoney(actualCost) }),
  ]
    .filter(Boolean)
    .join(t('calendar.comma'))
}
