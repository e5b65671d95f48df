import type { MyExhibition } from '@zhzz/contract/schedule/myExhibition.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import styles from '#exhibition/mine/MyRow.module.css'
import { removeMine } from '#exhibition/mine/removeMine.ts'
import { roleText } from '#exhibition/mine/roleText.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const myRowHeight = 82

/** What is on 我的展会, as a row: when, where, what for, how far with its targets. A long press changes or removes it. */
export function MyRow({ mine }: { mine: MyExhibition }) {
  const { id, editionId, tile, startDate, endDate, cityName, status, movedFrom, joinRole } = mine
  const isChanged = status === 'postponed' || status === 'cancelled'
  return (
    <ListRow
      lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
      title={<EditionTitle card={mine} />}
      facts1={
        <FactLine
          facts={[formatDays(startDate, endDate), cityName, <Countdown key="left" edition={mine} />]}
        />
      }
      facts2={
        <FactLine
          facts={[
            isChanged && <EditionStatusChip status={status} />,
            movedFrom && (
              <span className={styles.moved}>
                {t('mySchedule.movedFrom', {
                  days: formatDays(movedFrom.startDate, movedFrom.endDate, { weekdays: false }),
                })}
              </span>
            ),
            joinRole && roleText(joinRole),
            editionId === null && t('mySchedule.own'),
            mine.followedCount > 0 && t('mySchedule.followed', { n: mine.followedCount }),
            mine.followedCount + mine.visitedCount === 0 && mine.placeName,
            mine.visitedCount > 0 && t('mySchedule.visited', { n: mine.visitedCount }),
          ]}
        />
      }
      action={editionId !== null && <Targets mine={mine} editionId={editionId} />}
      onOpen={() => navigateTo(to('/pages/exhSchedule/exhScheduleDetail', { id }))}
      onHold={() => void offerActions(mine)}
    />
  )
}

/** Its targets; before there are any, the list to choose them from. */
function Targets({ mine, editionId }: { mine: MyExhibition; editionId: string }) {
  const { targetCount, name } = mine
  const tab = targetCount > 0 ? 'target' : undefined
  return (
    <RowAction
      icon="flag"
      tone="act"
      word={targetCount > 0 ? t('mySchedule.targets', { n: targetCount }) : t('mySchedule.chooseTargets')}
      label={name}
      onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, tab }))}
    />
  )
}

async function offerActions(mine: MyExhibition): Promise<void> {
  const chosen = await chooseAction(mine.name, [t('followUp.editAction'), t('calendar.remove')])
  if (chosen === 0) navigateTo(to('/pages/exhSchedule/addExhSchedule', { id: mine.id }))
  if (chosen === 1) await removeMine(mine)
}
