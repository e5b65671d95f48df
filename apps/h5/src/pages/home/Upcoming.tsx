import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { formatArea, formatDateRange } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/Upcoming.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

/** 近期展会: the exhibitions that begin next. */
export function Upcoming({ exhibitions }: { exhibitions: readonly EditionCard[] }) {
  if (exhibitions.length === 0) return null
  return (
    <Card
      flush
      title={t('home.upcoming')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/exhibition/list/list'))}>{t('home.seeAll')}</CardLink>
      }
    >
      {exhibitions.map((edition) => (
        <UpcomingRow key={edition.id} edition={edition} />
      ))}
    </Card>
  )
}

function UpcomingRow({ edition }: { edition: EditionCard }) {
  const { id, name, startDate, endDate, cityName, englishName, hallName, netExhibitionArea, exhibitorCount } =
    edition
  const place = [cityName, hallName].filter(Boolean).join(' · ')
  const facts = [
    netExhibitionArea !== null && t('home.netArea', { area: formatArea(netExhibitionArea) }),
    exhibitorCount !== null && t('home.exhibitors', { n: exhibitorCount }),
  ].filter((fact) => fact !== false)
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id }))}
    >
      <span className={styles.day} aria-hidden="true">
        <b>{startDate.slice(8)}</b>
        {startDate.slice(0, 7).replace('-', '.')}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {englishName && !isChinese() && <span className={styles.fact}>{englishName}</span>}
        <span className={styles.when}>
          <span className={styles.fact}>{formatDateRange(startDate, endDate)}</span>
          <Begin edition={edition} />
        </span>
        {place && <span className={styles.fact}>{place}</span>}
        {facts.length > 0 && <span className={styles.fact}>{facts.join(' · ')}</span>}
      </span>
    </button>
  )
}

function Begin({ edition: { status, daysLeft } }: { edition: EditionCard }) {
  if (status === 'postponed') return <Chip tone="amber">{t('home.postponed')}</Chip>
  if (status === 'cancelled') return <Chip>{t('home.cancelled')}</Chip>
  if (status === 'ongoing' || daysLeft < 0) return <Chip tone="green">{t('company.onNow')}</Chip>
  return (
    <Chip tone="blue">
      {daysLeft === 0 ? t('exhibition.opensToday') : t('exhibition.daysLeft', { n: daysLeft })}
    </Chip>
  )
}
