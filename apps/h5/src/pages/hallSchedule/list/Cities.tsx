import { hall } from '@zhzz/contract/hall/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/hallSchedule/list/Cities.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 热门城市: those with the most halls; a tap shows them. */
export function Cities() {
  const read = useRead(hall.cities, {})
  return (
    <Cards>
      <Loaded read={read} skeleton={<Skeleton rows={1} height={216} />}>
        {(cities) =>
          cities.length > 0 && (
            <Card title={t('hall.hotCities')}>
              <ul className={styles.cities}>
                {cities.map(({ code, name, count }) => (
                  <li key={code}>
                    <button
                      type="button"
                      className={styles.city}
                      onClick={() => navigateTo(to('/pages/hallSchedule/hallSchedule', { regionCode: code }))}
                    >
                      <span>{name}</span>
                      <span className={styles.count}>{formatNumber(count)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </Cards>
  )
}
