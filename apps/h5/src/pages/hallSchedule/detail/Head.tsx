import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { formatArea } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/detail/Head.module.css'
import { openMap } from '#platform/map.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Which hall, how large, and the way there. */
export function Head({ detail: { card, openedYear } }: { detail: HallDetail }) {
  const { name, englishName, address, cityName, longitude, latitude } = card
  const [title, other] = isChinese() || englishName === null ? [name, englishName] : [englishName, name]
  return (
    <Card>
      <h2 className={styles.name}>{title}</h2>
      {other && other !== title && <p className={styles.other}>{other}</p>}
      <FactLine
        tone="ink"
        facts={[
          cityName,
          card.indoorArea !== null && t('search.indoorArea', { area: formatArea(card.indoorArea) }),
          card.outdoorArea !== null && t('hall.outdoorArea', { area: formatArea(card.outdoorArea) }),
          card.pavilionCount !== null && t('hall.pavilionCount', { n: card.pavilionCount }),
        ]}
      />
      <FactLine
        facts={[
          card.ongoingCount > 0 && t('hall.ongoing', { n: card.ongoingCount }),
          card.upcomingCount > 0 && t('search.upcomingHere', { n: card.upcomingCount }),
          openedYear !== null && t('hall.opened', { year: String(openedYear) }),
        ]}
      />
      <div className={styles.place}>
        <Icon name="pin" />
        <p className={styles.address}>{address ?? cityName ?? t('hall.addressUnknown')}</p>
        <button
          type="button"
          className={styles.navigate}
          onClick={() => openMap({ name, address, longitude, latitude })}
        >
          {t('exhibition.navigate')}
        </button>
      </div>
    </Card>
  )
}
