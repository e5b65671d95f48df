import type { HallDetail } from '@zhzz/contract/hall/detail.ts'
import { formatArea } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Gallery } from '#pages/hallSchedule/detail/Gallery.tsx'
import styles from '#pages/hallSchedule/detail/Head.module.css'
import { openMap } from '#place/openMap.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Which hall, how large, and the way there. */
export function Head({ detail }: { detail: HallDetail }) {
  const { card, openedYear } = detail
  const { name, englishName, address, cityName, longitude, latitude } = card
  const [title, other] = isChinese() || englishName === null ? [name, englishName] : [englishName, name]
  return (
    <Card>
      {detail.pictureCount > 0 && <Gallery detail={detail} />}
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
          onClick={() => void openMap({ name, address, longitude, latitude })}
        >
          {t('exhibition.navigate')}
        </button>
      </div>
      {longitude !== null && latitude !== null && (
        <button
          type="button"
          className={styles.near}
          onClick={() =>
            navigateTo(
              to('/pages/enterprise/nearby', {
                latitude: String(latitude),
                longitude: String(longitude),
                name: title,
              }),
            )
          }
        >
          {t('title.nearbyCompanies')}
          <Icon name="forward" size={16} />
        </button>
      )}
    </Card>
  )
}
