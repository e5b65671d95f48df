import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionName } from '#exhibition/EditionName.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { Poster } from '#exhibition/Poster.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { ChangeNote } from '#pages/exhibition/detail/ChangeNote.tsx'
import { Doors } from '#pages/exhibition/detail/Doors.tsx'
import styles from '#pages/exhibition/detail/Header.module.css'
import { Venue } from '#pages/exhibition/detail/Venue.tsx'
import { Card } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Who, when, where; then at once what one comes for: whom to expect there, who is listed, and until when to call. */
export function Header({ detail }: { detail: ExhibitionDetail }) {
  const { card } = detail
  const isChanged = card.status === 'postponed' || card.status === 'cancelled'
  return (
    <Card>
      <div className={styles.head}>
        {card.posterUrl ? (
          <Poster src={card.posterUrl} instead={<TileOf card={card} />} />
        ) : (
          <TileOf card={card} />
        )}
        <div className={styles.names}>
          <h2 className={styles.name}>
            <EditionName name={card.name} wrap />
          </h2>
          {card.englishName && card.englishName !== card.name && (
            <p className={styles.english}>{card.englishName}</p>
          )}
          <FactLine
            tone="ink"
            facts={[
              (isChanged || card.status === 'ongoing') && <EditionStatusChip status={card.status} />,
              card.editionNo !== null && t('exhibition.editionNo', { n: card.editionNo }),
              formatDays(card.startDate, card.endDate),
              <Countdown key="left" edition={card} />,
            ]}
          />
          <FactLine
            facts={[
              card.industries[0],
              card.isUfiApproved && t('exhibition.ufi'),
              card.isInternational && t('filter.international'),
            ]}
          />
        </div>
      </div>
      {isChanged && <ChangeNote detail={detail} />}
      <Doors detail={detail} />
      <Venue detail={detail} />
      <OpenHours hours={detail.openHours} />
    </Card>
  )
}

function TileOf({ card: { tile, startDate } }: Pick<ExhibitionDetail, 'card'>) {
  return <Tile word={tile.word} hue={tile.hue} startDate={startDate} />
}

function OpenHours({ hours }: { hours: ExhibitionDetail['openHours'] }) {
  if (hours.length === 0) return null
  return (
    <ul className={styles.hours} aria-label={t('exhibition.openHours')}>
      {hours.map(({ date, from, to, audience }) => (
        <li key={`${date}${from}`}>
          <FactLine facts={[`${formatDays(date, date)} ${from}–${to}`, audience]} />
        </li>
      ))}
    </ul>
  )
}
