import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { countdownText } from '#exhibition/countdownText.ts'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { Poster } from '#exhibition/Poster.tsx'
import { formatDate, formatDateRange, formatWeekday } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/Header.module.css'
import { Venue } from '#pages/exhibition/detail/Venue.tsx'
import { Card } from '#ui/Card.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

/** Who, when, where: what the page is opened for. */
export function Header({ detail }: { detail: ExhibitionDetail }) {
  const { card } = detail
  const countdown = countdownText(card)
  return (
    <Card>
      <div className={styles.head}>
        <Poster name={card.name} startDate={card.startDate} src={card.posterUrl} size="large" />
        <div className={styles.names}>
          <h2 className={styles.name}>{card.name}</h2>
          {card.englishName && card.englishName !== card.name && (
            <p className={styles.english}>{card.englishName}</p>
          )}
          <Chips>
            <EditionStatusChip status={card.status} />
            {card.editionNo !== null && <Chip>{t('exhibition.editionNo', { n: card.editionNo })}</Chip>}
            {card.isUfiApproved && <Chip>{t('exhibition.ufi')}</Chip>}
            {card.industries.map((industry) => (
              <Chip key={industry}>{industry}</Chip>
            ))}
          </Chips>
        </div>
      </div>
      <p className={styles.when}>
        <strong>{formatDateRange(card.startDate, card.endDate)}</strong>
        <span>{weekdays(card.startDate, card.endDate)}</span>
        {countdown && <em>{countdown}</em>}
      </p>
      <OpenHours hours={detail.openHours} />
      <Venue detail={detail} />
    </Card>
  )
}

function weekdays(from: string, to: string): string {
  return from === to ? formatWeekday(from) : `${formatWeekday(from)}–${formatWeekday(to)}`
}

function OpenHours({ hours }: { hours: ExhibitionDetail['openHours'] }) {
  if (hours.length === 0) return null
  return (
    <ul className={styles.hours} aria-label={t('exhibition.openHours')}>
      {hours.map(({ date, from, to, audience }) => (
        <li key={`${date}${from}`}>
          {formatDate(date)} {from}–{to}
          {audience && ` · ${audience}`}
        </li>
      ))}
    </ul>
  )
}
