import type { EditionCard as Card, CountedTopic } from '@zhzz/contract/exhibition/card.ts'
import styles from '#exhibition/EditionCard.module.css'
import { EditionFrame } from '#exhibition/EditionFrame.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { hitLabel } from '#exhibition/hitLabel.ts'
import { formatArea, formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Chip, Chips } from '#ui/shown/Chip.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** Height with the gap below, in px; for lists that draw it. */
export const editionCardHeight = 148

/** An edition as a row of a list: what, when, where, how large, and why it was found. */
export function EditionCard({ card }: { card: Card }) {
  return (
    <EditionFrame
      card={card}
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id: card.id }))}
      foot={card.topicCount && <TopicLink editionId={card.id} topic={card.topicCount} />}
    >
      <Figures card={card} />
      <Tags card={card} />
      <HitLine label={hitLabel(card.hitReason)} hit={card.hitReason} />
    </EditionFrame>
  )
}

/** How many exhibitors of the asked topic its list holds: a door to them. */
function TopicLink({ editionId, topic }: { editionId: string; topic: CountedTopic }) {
  const { code, name, count } = topic
  return (
    <button
      type="button"
      className={styles.topic}
      onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, topic: code }))}
    >
      {t('exhibition.topicExhibitors', { topic: name, n: count })}
    </button>
  )
}

/** Net and gross area, visitors and visits are never mixed: each stands with its own word. */
function Figures({ card }: { card: Card }) {
  const figures = [
    card.netExhibitionArea !== null
      ? t('exhibition.netAreaOf', { area: formatArea(card.netExhibitionArea) })
      : card.grossExhibitionArea !== null &&
        t('exhibition.grossAreaOf', { area: formatArea(card.grossExhibitionArea) }),
    card.exhibitorCount !== null &&
      t('exhibition.exhibitorsOf', { count: formatCompact(card.exhibitorCount) }),
    card.visitorCount !== null
      ? t('exhibition.visitorsOf', { count: formatCompact(card.visitorCount) })
      : card.visitCount !== null && t('exhibition.visitsOf', { count: formatCompact(card.visitCount) }),
  ].filter((figure) => figure !== false)
  return figures.length > 0 ? <span className={styles.figures}>{figures.join(' · ')}</span> : null
}

/** Net exhibition area from which an exhibition counts as 规模以上, m². */
const aboveScale = 1000

function Tags({ card }: { card: Card }) {
  return (
    <Chips oneLine>
      <EditionStatusChip status={card.status} />
      {card.editionNo !== null && <Chip>{t('exhibition.editionNo', { n: card.editionNo })}</Chip>}
      {card.isUfiApproved && <Chip>{t('exhibition.ufi')}</Chip>}
      {card.isInternational && <Chip>{t('filter.international')}</Chip>}
      {card.listedExhibitorCount > 0 && <Chip>{listText(card)}</Chip>}
      {card.netExhibitionArea !== null && card.netExhibitionArea >= aboveScale && (
        <Chip>{t('exhibition.aboveScale')}</Chip>
      )}
      {card.industries.map((industry) => (
        <Chip key={industry}>{industry}</Chip>
      ))}
    </Chips>
  )
}

/** How much of the exhibitor list we hold. */
export function listText({ listedExhibitorCount: held, exhibitorCount: all }: Card): string {
  return all === null || all < held
    ? t('exhibition.listHeld', { held })
    : t('exhibition.listHeldOf', { held, all })
}
