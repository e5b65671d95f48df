import type { Point } from '@zhzz/contract/place/place.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { NearCompanies } from '#pages/enterprise/near/NearCompanies.tsx'
import { NearHalls } from '#pages/enterprise/near/NearHalls.tsx'
import styles from '#pages/enterprise/near/near.module.css'
import { chooseLocation } from '#place/chooseLocation.ts'
import { useKnownNear, useNear } from '#place/near.ts'
import { Icon } from '#ui/Icon.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

/** 附近企业 and 附近展馆: around the place of the address, else around the person, whose position is asked for by a tap only. */
export default definePage(
  { params: ['latitude?', 'longitude?', 'name?', 'tab?'] },
  function NearbyPage({ params }) {
    const told = pointOf(params.latitude, params.longitude)
    const [isAsked, setAsked] = useState(false)
    const known = useKnownNear()
    const own = useNear(told === null && isAsked)
    const point = told ?? own.point ?? known.point
    const tab = params.tab === 'halls' ? 'halls' : 'companies'
    return (
      <>
        <Tabs
          label={t('title.nearbyCompanies')}
          tabs={[
            { value: 'companies', label: t('title.nearbyCompanies') },
            { value: 'halls', label: t('place.nearbyHalls') },
          ]}
          chosen={tab}
          onChoose={(next) => setParams({ tab: next === 'halls' ? next : undefined })}
        />
        <div className={styles.where}>
          <Icon name="pin" />
          <span className={styles.name}>
            {told && params.name ? t('place.around', { name: params.name }) : t('place.aroundMe')}
          </span>
          <button type="button" className={styles.other} onClick={() => void choose(point)}>
            {t('place.other')}
          </button>
        </div>
        {point === null ? (
          <Unknown
            isPending={known.isPending || own.isPending}
            {...(!isAsked && { ask: () => setAsked(true) })}
          />
        ) : tab === 'halls' ? (
          <NearHalls point={point} />
        ) : (
          <NearCompanies point={point} />
        )}
      </>
    )
  },
)

function Unknown({ isPending, ask }: { isPending: boolean; ask?: () => void }) {
  if (isPending) return <RowSkeleton rows={6} />
  if (ask)
    return <Blank title={t('place.whereUnknown')} action={{ label: t('place.useOwn'), onClick: ask }} />
  return (
    <Blank
      title={t('place.whereUnknown')}
      text={t('place.whereUnknownText')}
      action={{ label: t('place.choose'), onClick: () => void choose(null) }}
    />
  )
}

async function choose(start: Point | null): Promise<void> {
  try {
    const { name, latitude, longitude } = await chooseLocation(start)
    setParams({ name, latitude: String(latitude), longitude: String(longitude) })
  } catch (error) {
    if (!(error instanceof Error && error.message === 'cancel')) explain(error)
  }
}

/** Of an address, where anything may stand. */
function pointOf(latitude: string | undefined, longitude: string | undefined): Point | null {
  const degrees = (text: string | undefined, most: number) => {
    const value = text !== undefined && /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
    return Math.abs(value) <= most ? value : null
  }
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)]
  return north === null || east === null ? null : { latitude: north, longitude: east }
}
