import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionAction } from '#exhibition/EditionAction.tsx'
import styles from '#exhibition/EditionRow.module.css'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { favorEdition } from '#exhibition/favorite.ts'
import { hitLabel } from '#exhibition/hitLabel.ts'
import { sizeFacts } from '#exhibition/sizeFacts.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { tapSchedule } from '#exhibition/tapSchedule.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** In px. */
export const editionRowHeight = 82

interface EditionRowProps {
  card: EditionCard
  /** The star stands at the end also where a list is held: among one's favourites. */
  isMine?: boolean
  /** In the place of the door to its list, or the star. */
  action?: ReactNode
}

/** An edition as a row of a list: when, where, how large, and the door to its list. A long press marks it. */
export function EditionRow({ card, isMine = false, action }: EditionRowProps) {
  return (
    <ListRow
      lead={<Tile word={card.tile.word} hue={card.tile.hue} startDate={card.startDate} />}
      title={
        <>
          <EditionTitle card={card} />
          {card.favorited && <Starred />}
        </>
      }
      facts1={
        <FactLine
          facts={[
            formatDays(card.startDate, card.endDate, { weekdays: isThisYear(card.startDate) }),
            card.cityName,
            <Countdown key="left" edition={card} />,
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[isTold(card.status) && <EditionStatusChip status={card.status} />, ...sizeFacts(card)]}
        />
      }
      below={<Found card={card} />}
      action={action ?? <EditionAction card={card} isMine={isMine} />}
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id: card.id }))}
      onHold={() => void offerActions(card)}
    />
  )
}

/** A day of another year is far: which one of the week it is helps nobody yet. */
function isThisYear(day: string): boolean {
  return day.slice(0, 4) === shanghaiToday().slice(0, 4)
}

/** 未开始 and 已结束 are said by the days; only what they do not say is. */
function isTold(status: EditionCard['status']): boolean {
  return status === 'ongoing' || status === 'postponed' || status === 'cancelled'
}

function Starred() {
  return (
    <span className={styles.star}>
      <Icon name="star" size={16} filled />
      <span className="only-read">{t('exhibition.favorited')}</span>
    </span>
  )
}

/** Why it was found: what was hit, and how many of the asked topic its list holds. */
function Found({ card: { hitReason, topicCount } }: { card: EditionCard }) {
  return (
    <>
      {topicCount && (
        <FactLine
          tone="ink"
          facts={[t('exhibition.topicExhibitors', { topic: topicCount.name, n: topicCount.count })]}
        />
      )}
      <HitLine label={hitLabel(hitReason)} hit={hitReason} />
    </>
  )
}

async function offerActions({ id, name, favorited, scheduled }: EditionCard): Promise<void> {
  const chosen = await chooseAction(name, [
    t(favorited ? 'company.unfavorite' : 'company.favorite'),
    t(scheduled ? 'mySchedule.onSchedule' : 'exhibition.addToSchedule'),
  ])
  if (chosen === 0) await favorEdition(id, !favorited)
  if (chosen === 1) await tapSchedule({ id, scheduled })
}
