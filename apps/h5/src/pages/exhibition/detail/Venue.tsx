import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/detail/Venue.module.css'
import { openMap } from '#place/openMap.ts'
import { Icon } from '#ui/Icon.tsx'

/** Where it is: the hall, and the way there. */
export function Venue({ detail }: { detail: ExhibitionDetail }) {
  const { card, hall, venueText, pavilions } = detail
  const name = hall?.name ?? card.hallName ?? venueText
  const address = hall?.address ?? (hall ? null : card.cityName)
  const place = [card.cityName, name].filter(Boolean).join(' ')
  return (
    <div className={styles.venue}>
      <Icon name="pin" />
      <div className={styles.text}>
        {hall ? (
          <button
            type="button"
            className={styles.hall}
            onClick={() => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: hall.id }))}
          >
            {hall.name}
          </button>
        ) : (
          <p>{name ?? t('exhibition.placeUnknown')}</p>
        )}
        {address && <p className={styles.address}>{address}</p>}
        {pavilions.length > 0 && (
          <p className={styles.address}>
            {t('exhibition.pavilions')} {pavilions.map(({ code }) => code).join(t('exhibition.glue'))}
          </p>
        )}
      </div>
      {name && (
        <button
          type="button"
          className={styles.navigate}
          onClick={() =>
            void openMap({
              name: place,
              address,
              longitude: hall?.longitude ?? detail.longitude,
              latitude: hall?.latitude ?? detail.latitude,
            })
          }
        >
          {t('exhibition.navigate')}
        </button>
      )}
    </div>
  )
}
